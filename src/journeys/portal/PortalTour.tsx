import { useState, type ReactNode } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import type { TourProps } from '../../features/tour/Tour';
import type { TourStep } from '../../features/tour/TourStep';
import { useTour } from '../../features/tour/useTour';
import { useDayBack } from '../../features/tracey/useDayBack';
import { useTracey } from '../../features/tracey/useTracey';
import { useMessages } from '../../texts/useMessages';
import { present } from '../../ui/present';
import { useIsWide } from '../../ui/useIsWide';
import { portalTourMessages } from './tourMessages';
import type { PortalTab } from './usePortalDashboard';

interface PortalTourProps {
  /** Shows a tab of the dashboard. */
  showTab: (tab: PortalTab) => void;
  /** Renders the tour while it runs. Default: `Tour`. */
  renderTour?: ((tour: TourProps) => ReactNode) | undefined;
}

// Only a first visit needs them.
const WelcomeModal = lazyPart(async () => (await import('./WelcomeModal')).WelcomeModal);
const Tour = lazyPart(async () => (await import('../../features/tour/Tour')).Tour);

const ownTour = (tour: TourProps) => <Tour {...tour} />;

const profileMenu = '.ptr-top-bar .ptr-menu__trigger';

/** The first visit: the welcome, then the seven steps of the tour. */
export function PortalTour({ showTab, renderTour = ownTour }: PortalTourProps) {
  const tour = useTour();
  const [isUnavailable, setIsUnavailable] = useState(false);
  const texts = useMessages('portalTour', portalTourMessages);
  const dayBack = useDayBack();
  const presence = useTracey();
  const hasTabs = useIsWide('tabs');
  const showTraces = () => showTab('traces');
  const showPensions = () => showTab('pensions');
  const steps: TourStep[] = [
    {
      selector: placeOf('traces'),
      title: texts.tracesTitle,
      content: hasTabs ? texts.traces : [texts.traces, texts.tracesOnPhone].join(' '),
      onShow: showTraces,
    },
    {
      selector: '[data-pt-tour="add-trace"]',
      title: texts.addTraceTitle,
      content: texts.addTrace,
      onShow: showTraces,
    },
    {
      selector: placeOf('pensions'),
      title: texts.pensionsTitle,
      content: hasTabs ? texts.pensions : [texts.pensionsOnPhone, texts.pensions].join(' '),
      onShow: showPensions,
    },
    {
      selector: '[data-pt-tour="add-pension"]',
      title: texts.addPensionTitle,
      content: texts.addPension,
      onShow: showPensions,
    },
    {
      selector: `${profileMenu}, .ptr-popover--presented`,
      title: texts.profileTitle,
      content: texts.profile,
      onShow() {
        // The rest of the tour is about the page as the customer finds it afterwards.
        showTraces();
        const menu = document.querySelector(profileMenu);
        return menu ? present(menu) : () => undefined;
      },
    },
    {
      // On a phone the whole card does not fit beside the tour's.
      selector: `.ptr-dashboard .ptr-tracey${hasTabs ? '' : ' .ptr-button'}`,
      title: texts.contactTitle,
      content: presence.state === 'online' ? texts.contact : texts.contactOffline(dayBack(presence), presence.time),
    },
    { selector: '.ptr-dashboard .ptr-tasks', title: texts.tasksTitle, content: texts.tasks },
  ];

  // The tour failed to load. The next visit offers it again.
  if (isUnavailable) return null;
  switch (tour.state.status) {
    case 'off':
      return null;
    case 'idle':
      return <WelcomeModal onClosed={tour.start} />;
    case 'on': {
      const { step } = tour.state;
      return renderTour({
        steps,
        isRunning: true,
        step,
        onStepChange: (to) => (to > step ? tour.next() : tour.back()),
        onEnded({ ending }) {
          showTraces();
          if (ending === 'unavailable') setIsUnavailable(true);
          else tour.end();
        },
      });
    }
  }
}

/** Returns the selector of a tab; on a phone, of the select that replaces the tabs. */
function placeOf(tab: PortalTab): string {
  return `.ptr-dashboard [data-pt-tab="${tab}"], .ptr-dashboard .ptr-tabs__select`;
}
