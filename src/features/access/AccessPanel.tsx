import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { Steps } from '../../ui/Steps';
import { accessPanelMessages } from './panelMessages';

interface AccessPanelProps {
  /** Whom it speaks to: `new` hears what happens next, `returning` that nothing was lost. */
  visitor: 'new' | 'returning';
}

/** The calm half of an access screen. */
export function AccessPanel({ visitor }: AccessPanelProps) {
  const { config } = usePensionTrace('AccessPanel');
  const texts = useMessages('accessPanel', accessPanelMessages);

  if (visitor === 'returning') {
    return (
      <>
        <h2>{texts.returnHeading}</h2>
        <dl className="ptr-access-points">
          {[
            [texts.returnPoint1, texts.returnPoint1Text],
            [texts.returnPoint2, texts.returnPoint2Text],
            [texts.returnPoint3, texts.returnPoint3Text],
          ].map(([point, text]) => (
            <div className="ptr-access-points__point" key={point}>
              <dt className="ptr-access-points__title">{point}</dt>
              <dd className="ptr-access-points__text">{text}</dd>
            </div>
          ))}
        </dl>
      </>
    );
  }

  return (
    <>
      <h2>{texts.nextHeading}</h2>
      <Steps
        steps={[
          { title: texts.nextStep1, text: texts.nextStep1Text },
          { title: texts.nextStep2, text: texts.nextStep2Text },
          { title: texts.nextStep3, text: texts.nextStep3Text },
        ]}
      />
      <p className="ptr-access-panel__choice">{texts.nextChoice}</p>
      {config.companyName !== undefined && <p className="ptr-access-panel__who">{texts.nextWho(config.companyName)}</p>}
    </>
  );
}
