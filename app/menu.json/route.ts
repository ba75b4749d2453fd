import { getMenus } from '@/lib/server/catalogue/menus';

export const dynamic = 'force-static';

/** The data of both mega menus are fetched when one is first focused or opened (docs/decisions/007-mega-menus.md). */
export const GET = () => Response.json(getMenus());
