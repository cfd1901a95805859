import { usePensionTrace } from '../../provider/PensionTraceContext';
import { trackerMessages } from '../../screens/trackerMessages';
import { traceSteps } from '../../domain/traceProgress';
import { eventNames } from '../../texts/eventNames';
import { sentences } from '../../texts/sentences';
import { useMessages } from '../../texts/useMessages';
import { Heading } from '../../ui/Heading';
import { Steps } from '../../ui/Steps';
import { Tracker } from '../../ui/Tracker';
import { Untranslated } from '../../ui/Untranslated';
import { accessMessages } from './messages';

interface AccessPanelProps {
  /** `new` explains what happens next, `returning` that nothing was lost. */
  visitor: 'new' | 'returning';
}

/** The text beside an access form. */
export function AccessPanel({ visitor }: AccessPanelProps) {
  const { config } = usePensionTrace();
  const { answerTime, password } = config.promises;
  const texts = useMessages('access', accessMessages);
  const tracker = useMessages('tracker', trackerMessages);
  const names = useMessages('eventNames', eventNames);

  if (visitor === 'returning') {
    return (
      <>
        <Heading level={2}>{texts.panelReturnHeading}</Heading>
        <dl className="ptr ptr-access-points">
          {[
            [texts.panelReturnPoint1, texts.panelReturnPoint1Text],
            [texts.panelReturnPoint2, texts.panelReturnPoint2Text],
            [texts.panelReturnPoint3, sentences(texts.panelReturnPoint3Text, password)],
          ].map(([point, text]) => (
            <div className="ptr ptr-access-points__point" key={point}>
              <dt className="ptr ptr-heading ptr-heading--body">{point}</dt>
              <dd className="ptr ptr-quiet">{text}</dd>
            </div>
          ))}
        </dl>
      </>
    );
  }

  return (
    <>
      <Heading level={2}>{texts.panelNextHeading}</Heading>
      <Steps
        steps={[
          { title: texts.panelNextStep1, text: texts.panelNextStep1Text },
          { title: texts.panelNextStep2, text: texts.panelNextStep2Text },
          { title: texts.panelNextStep3, text: sentences(texts.panelNextStep3Text, answerTime?.sentence) },
        ]}
      />
      <Tracker label={tracker.story} steps={traceSteps.map((step) => ({ label: names[step] }))} />
      <p className="ptr ptr-access-panel__choice">{texts.panelNextChoice}</p>
      {config.companyName !== undefined && (
        <p className="ptr ptr-access-panel__who">
          <Untranslated within={texts.panelNextWho(config.companyName)}>{config.companyName}</Untranslated>
        </p>
      )}
    </>
  );
}
