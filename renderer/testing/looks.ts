import type { JSHandle, Page } from 'playwright-core';

/**
 * The visible texts of a page, by look: what decides how well each is told from its ground, which are its letters, those around
 * it, and what is painted below it. Texts of one look have the same contrast, whatever they say.
 */
export const textsByLook = (page: Page): Promise<JSHandle<Map<string, Element[]>>> =>
  page.evaluateHandle(() => {
    const grounds = new Map<Element | null, string>([[null, '']]);
    const groundOf = (element: Element | null): string => {
      const found = grounds.get(element);
      if (found !== undefined || element === null) return found ?? '';
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
      const ground = groundOf(element.parentElement) + (own === 'rgba(0, 0, 0, 0) none 1' ? '' : `/${own}`);
      grounds.set(element, ground);
      return ground;
    };
    const lettersOf = (element: Element): string => {
      const { color, fill, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element);
      return [color, fill, fontSize, fontWeight, textDecorationLine, textShadow].join();
    };
    const hasText = (element: Element): boolean =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const texts = new Map<string, Element[]>();
    const part = document.querySelector('dialog:modal') ?? document.body;
    for (const element of part.querySelectorAll('*')) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const name = `${element.localName}.${element.getAttribute('class')}`;
      const around = element.parentElement ? lettersOf(element.parentElement) : '';
      const look = [name, lettersOf(element), around, groundOf(element)].join('|');
      const same = texts.get(look);
      if (same) same.push(element);
      else texts.set(look, [element]);
    }
    return texts;
  });
