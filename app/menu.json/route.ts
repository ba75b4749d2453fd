import { getMenus } from '@/lib/server/catalogue/menus';

export const dynamic = 'force-static';

/**
 * Both mega menus as data, fetched when one is first focused or opened, so that they add nothing to each page
 * (docs/decisions/007-mega-menus.md).
 */
export const GET = () => Response.json(getMenus());
