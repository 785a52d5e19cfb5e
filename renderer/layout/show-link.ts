/** Scrolls a box until a link in it is in sight. The box alone: `scrollIntoView` would move the page too. */
export function showLink(box: HTMLElement, link: Element): void {
  const frame = box.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < frame.top || place.bottom > frame.bottom) {
    box.scrollTop += place.top - frame.top - (frame.height - place.height) / 2;
  }
}
