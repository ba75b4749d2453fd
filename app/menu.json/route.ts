import { getMenus } from '@/lib/content/menus';

export const dynamic = 'force-static';

/** Both mega menus as data, fetched when one is first opened (docs/decisions: weight of the menus). */
export const GET = () => Response.json(getMenus());
