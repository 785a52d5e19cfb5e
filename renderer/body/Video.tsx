import type { ReactNode } from 'react';
import { useSite } from '../site/SiteContext.ts';
import type { BodyProps } from './node.ts';

/** A video with what it says in words. Without a file, poster and transcript stand for it. */
export function Video({ node, children }: BodyProps): ReactNode {
  const { strings, site } = useSite().nav;
  const { id, src, poster, captions, label = '', duration } = node.properties;
  return (
    <figure id={id} className="video">
      {src !== undefined && (
        // biome-ignore lint/a11y/useMediaCaption: captions where the document has them; the transcript is always there
        <video controls preload="none" poster={poster} aria-label={label}>
          <source src={src} />
          {captions !== undefined && <track kind="captions" src={captions} srcLang={site.lang} label={label} default />}
        </video>
      )}
      {src === undefined && poster !== undefined && <img src={poster} alt="" loading="lazy" className="video-poster" />}
      <figcaption>
        <span className="video-label">{label}</span>
        {duration !== undefined && <span className="video-duration">{duration}</span>}
      </figcaption>
      {src === undefined && <p className="video-missing">{strings.videoMissing}</p>}
      <div className="video-transcript">
        <p className="label">{strings.transcript}</p>
        {children}
      </div>
    </figure>
  );
}
