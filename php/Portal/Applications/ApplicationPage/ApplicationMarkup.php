<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\Applications\Application;
use Atoll\Portal\Applications\ApplicationLinks;
use Atoll\Portal\Applications\DashboardPage\DashboardSection;
use Atoll\Portal\Applications\DateMarkup;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Applications\Record\HistoryEvent;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\PortalLinks;

/** Markup of one application: its status, missing documents, answers, and history. Style sheet: atoll-portal. */
final class ApplicationMarkup {

	/**
	 * @param \Closure( ApplicationRecord ): string $missing Documents still to be sent, each with its form.
	 * @param \Closure( ApplicationRecord, ApplicationLinks ): string $sent Sent documents, each with a form for more.
	 */
	public function __construct(
		private PortalActions $actions,
		private PortalLinks $links,
		private \Closure $missing,
		private \Closure $sent
	) {}

	/**
	 * @param list<AnswerPage> $pages
	 * @param ApplicationLinks $links
	 */
	public function render(
		Application $application,
		array $pages,
		ApplicationLinks $links,
		string $above
	): string {
		return Html::element(
			'div',
			array( 'class' => 'atoll-portal wp-exclude-emoji' ),
			$this->links->toDashboard() . $this->actions->notice()?->html( 'atoll-portal__notice' ) . $above
				. ApplicationHead::html( $application )
				. ( $this->missing )( $application->record )
				. DashboardSection::html(
					'answers',
					__( 'Your answers', 'atoll' ),
					implode(
						'',
						array_map( static fn( AnswerPage $page ) => AnswerPageMarkup::html( $page, $links ), $pages )
					)
						. $this->links( $links )
				)
				. ( $this->sent )( $application->record, $links )
				. DashboardSection::html(
					'history',
					__( 'History', 'atoll' ),
					$this->history( $application )
				)
		);
	}

	private function links( ApplicationLinks $links ): string {
		$html = DashboardSection::link( $links->change, __( 'Change answers', 'atoll' ) )
			. DashboardSection::link( $links->csv, __( 'Download as a spreadsheet (CSV)', 'atoll' ) );
		return '' === $html ? '' : Html::element( 'div', array( 'class' => 'atoll-portal__links' ), $html );
	}

	private function history( Application $application ): string {
		$events = array_map(
			static fn( HistoryEvent $event ) => Html::element(
				'li',
				array( 'class' => 'atoll-history__event' ),
				Html::element( 'p', array( 'class' => 'atoll-history__day' ), DateMarkup::html( $event->date ) )
					. Html::element(
						'p',
						array( 'class' => 'atoll-history__words' ),
						nl2br( Html::text( $event->sentence ) )
					)
			),
			$application->record->publicEvents()
		);
		return array() === $events
			? ''
			: Html::element( 'ol', array( 'class' => 'atoll-history', 'role' => 'list' ), implode( '', $events ) );
	}
}
