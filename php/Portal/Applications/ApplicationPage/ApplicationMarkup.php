<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\Formats\FileSize;
use Atoll\Engine\Markup\Html;
use Atoll\Portal\Applications\Application;
use Atoll\Portal\Applications\ApplicationLinks;
use Atoll\Portal\Applications\DashboardPage\DashboardSection;
use Atoll\Portal\Applications\DayMarkup;
use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Applications\Record\HistoryEvent;
use Atoll\Portal\PlainForms\PortalActions;

/**
 * Prints one application: how it stands, what is missing, what was answered, and what has happened. Style sheet: atoll-portal.
 */
final class ApplicationMarkup {

	/** @param \Closure( ApplicationRecord ): string $documents What is still to be sent, each with a form for it. */
	public function __construct( private PortalActions $actions, private \Closure $documents ) {}

	/**
	 * @param list<AnswerPage>  $pages
	 * @param ApplicationLinks  $links
	 */
	public function render( Application $application, array $pages, ApplicationLinks $links, string $above = '' ): string {
		$received = array_values(
			array_filter( $application->case->requests, static fn( DocumentRequest $request ) => array() !== $request->files )
		);
		return Html::element(
			'div',
			array( 'class' => 'atoll-portal wp-exclude-emoji' ),
			$this->actions->notice()?->html( 'atoll-portal__notice' ) . $above
				. $this->head( $application )
				. ( $this->documents )( $application->case )
				. DashboardSection::html(
					'answers',
					__( 'Your answers', 'atoll' ),
					implode( '', array_map( fn( AnswerPage $page ) => $this->page( $page, $links ), $pages ) )
						. $this->links( $links )
				)
				. DashboardSection::html(
					'received',
					__( 'Documents you sent later', 'atoll' ),
					$this->received( $received, $links )
				)
				. DashboardSection::html( 'history', __( 'What has happened', 'atoll' ), $this->history( $application ) )
		);
	}

	private function head( Application $application ): string {
		$status = $application->case->status;
		$facts  = array(
			/* translators: %d: number of an application. */
			Html::text( sprintf( __( 'No. %d', 'atoll' ), $application->number ) ),
			/* translators: %s: a day. */
			DayMarkup::in( __( 'Sent on %s', 'atoll' ), $application->dateSent ),
			$application->dateChanged === $application->dateSent
				? ''
				/* translators: %s: a day. */
				: DayMarkup::in( __( 'Changed on %s', 'atoll' ), $application->dateChanged ),
		);
		return Html::element(
			'header',
			array( 'class' => 'atoll-portal__head' ),
			Html::element(
				'div',
				array( 'class' => 'atoll-portal__what' ),
				Html::element( 'h2', array( 'class' => 'atoll-portal__form' ), Html::text( $application->title ) )
					. DashboardSection::lines( 'atoll-portal__fact', $facts )
			)
				. Html::element(
					'div',
					array( 'class' => 'atoll-portal__how' ),
					Html::element( 'p', array( 'class' => 'atoll-portal__stands' ), Html::text( $status->title ) )
						. DashboardSection::lines( 'atoll-portal__words', array( Html::text( $status->sentence ) ) )
				)
		);
	}

	private function page( AnswerPage $page, ApplicationLinks $links ): string {
		$title = '' === $page->title
			? ''
			: Html::element( 'h3', array( 'class' => 'atoll-portal__subtitle' ), Html::text( $page->title ) );
		$lines = '';
		foreach ( $page->lines as $line ) {
			$answer = array() === $line->files ? nl2br( Html::text( $line->text ) ) : $this->files( $line->files, $links );
			$lines .= '<div class="atoll-facts__line">' . Html::element( 'dt', array(), Html::text( $line->label ) )
				. Html::element( 'dd', array(), $answer ) . '</div>';
		}
		return $title . Html::element( 'dl', array( 'class' => 'atoll-facts' ), $lines );
	}

	/** @param list<FileAnswer> $files */
	private function files( array $files, ApplicationLinks $links ): string {
		$items = array_map(
			static fn( FileAnswer $file ) => Html::element(
				'a',
				array( 'href' => $links->file( $file->id ) ),
				Html::text( $file->name )
			)
				. ' '
				. Html::element( 'span', array( 'class' => 'atoll-facts__size' ), Html::text( FileSize::text( $file->size ) ) ),
			$files
		);
		return implode( '<br>', $items );
	}

	private function links( ApplicationLinks $links ): string {
		$html = DashboardSection::link( $links->change, __( 'Change answers', 'atoll' ) )
			. DashboardSection::link( $links->csv, __( 'Download as a spreadsheet (CSV)', 'atoll' ) );
		return '' === $html ? '' : Html::element( 'div', array( 'class' => 'atoll-portal__links' ), $html );
	}

	/** @param list<DocumentRequest> $requests */
	private function received( array $requests, ApplicationLinks $links ): string {
		$pages = array_map(
			static fn( DocumentRequest $request ) => new AnswerLine( $request->title, '', $request->files ),
			$requests
		);
		return array() === $pages ? '' : $this->page( new AnswerPage( '', $pages ), $links );
	}

	private function history( Application $application ): string {
		$events = array_map(
			static fn( HistoryEvent $event ) => Html::element(
				'li',
				array( 'class' => 'atoll-history__event' ),
				Html::element( 'p', array( 'class' => 'atoll-history__day' ), DayMarkup::html( $event->date ) )
					. Html::element( 'p', array( 'class' => 'atoll-history__words' ), nl2br( Html::text( $event->sentence ) ) )
			),
			$application->case->publicEvents()
		);
		return array() === $events
			? ''
			: Html::element( 'ol', array( 'class' => 'atoll-history', 'role' => 'list' ), implode( '', $events ) );
	}
}
