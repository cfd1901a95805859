import { useState } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import type { TourVideo } from '../../provider/configuration';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { helpfulMessages } from './messages';

/** The tour video. Loads only its poster until the customer plays it. */
export function TourVideoPlayer({ video }: { video: string | TourVideo }) {
  const { locale } = usePensionTrace();
  const texts = useMessages('helpful', helpfulMessages);
  const [isShown, setIsShown] = useState(false);
  const { poster, transcript, isSilent }: Partial<TourVideo> = typeof video === 'string' ? {} : video;

  return (
    <>
      {!isShown && poster !== undefined && <img className="ptr ptr-helpful__video" src={poster} alt="" />}
      {!isShown && (
        <Button variant="secondary" isWide onPress={() => setIsShown(true)}>
          {texts.playVideo}
        </Button>
      )}
      {isShown && typeof video === 'string' && (
        <iframe className="ptr ptr-helpful__video" src={video} title={texts.video} allow="fullscreen" />
      )}
      {isShown && typeof video !== 'string' && (
        <video
          className="ptr ptr-helpful__video"
          // The focused button has unmounted.
          ref={(player) => player?.focus()}
          aria-label={texts.video}
          poster={poster}
          controls
          autoPlay
          playsInline
          muted={isSilent}
        >
          {video.files.map((file) => (
            <source key={file} src={file} />
          ))}
          <track kind="captions" src={video.captions} srcLang={locale} label={texts.videoCaptions} default />
        </video>
      )}
      {isSilent && <p className="ptr ptr-quiet">{texts.videoSilent}</p>}
      {transcript !== undefined && (
        <p>
          <Link href={transcript} isExternal>
            {texts.videoTranscript}
          </Link>
        </p>
      )}
    </>
  );
}
