// The home page of VitePress, which is front matter, as Markdown.
import type { Settings } from '../settings.ts';

/** What stands above the page's own text. */
export function readHome(settings: Settings): { readonly title: string | undefined; readonly body: string } {
  const hero = settings.in('hero');
  const [name, text, tagline] = [hero.text('name'), hero.text('text'), hero.text('tagline')];
  const image = hero.take('image');
  const picture = typeof image === 'string' ? { src: image, alt: '' } : pictureOf(hero.of(image, 'image'));
  const actions = hero.each('actions').flatMap((action) => {
    const [label, link] = [action.text('text'), action.text('link')];
    action.take('theme');
    return label && link ? [`[${label}](${link})`] : [];
  });
  const features = settings.each('features').map(featureOf);
  const cards = features.filter(({ isCard }) => isCard).map(({ text: card }) => card);
  const rest = features.filter(({ isCard }) => !isCard).map(({ text: item }) => item);
  const blocks = [
    text && `**${text}**`,
    tagline,
    picture && `![${picture.alt}](${picture.src})`,
    actions.join(' · '),
    cards.length > 0 && `::::cards\n${cards.join('\n')}\n::::`,
    rest.join('\n'),
  ];
  return { title: name ?? text, body: blocks.filter(Boolean).join('\n\n') };
}

function pictureOf(image: Settings): { src: string; alt: string } | undefined {
  const [src, light, alt] = [image.text('src'), image.text('light'), image.text('alt')];
  const address = src ?? light;
  return address === undefined ? undefined : { src: address, alt: alt ?? '' };
}

/** With a link it is a card; a card without one leads nowhere. */
function featureOf(feature: Settings): { readonly isCard: boolean; readonly text: string } {
  const [icon, title = '', details = '', link, linkText] = ['icon', 'title', 'details', 'link', 'linkText'].map((key) =>
    feature.text(key),
  );
  const name = icon && /\p{Extended_Pictographic}/u.test(icon) ? `${icon} ${title}` : title;
  if (link === undefined) return { isCard: false, text: `- **${name}** ${details}`.trimEnd() };
  return {
    isCard: true,
    text: `:::card[${name}]{href="${link}"}\n${[details, linkText].filter(Boolean).join(' ')}\n:::`,
  };
}
