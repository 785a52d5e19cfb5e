import { expect, test } from 'vitest';
import type { Nav } from '../../schemas/types.ts';
import { createNavIndex } from '../site/nav-index.ts';
import { nearestRoutes } from './nearest-routes.ts';

const routes = ['/', '/docs/registro', '/docs/registro/lista_de_campos', '/docs/Informes/plcota/arquivos/PL_Cota'];
const index = createNavIndex({ sidebar: routes.map((route) => ({ kind: 'page', route, label: route })) } as Nav);
const nearest = (asked: string) => nearestRoutes(asked, index)[0]?.route;

test('finds the page of another case, of a typo, and of a lost folder', () => {
  expect(nearest('/docs/informes/PLCOTA/arquivos/pl_cota')).toBe('/docs/Informes/plcota/arquivos/PL_Cota');
  expect(nearest('/docs/registro/lista-de-camps')).toBe('/docs/registro/lista_de_campos');
  expect(nearest('/registro')).toBe('/docs/registro');
});

test('suggests nothing for an address like no page', () => {
  expect(nearest('/wp-admin.php')).toBeUndefined();
});
