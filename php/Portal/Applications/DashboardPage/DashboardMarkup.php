<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Forms\Page\Resuming\ReopenedEntries;
use Atoll\Portal\Applications\Application;
use Atoll\Portal\Applications\Documents\MissingDocumentRows;
use Atoll\Portal\Applications\Drafts\DraftRows;
use Atoll\Portal\PortalLinks;

/**
 * Markup of the dashboard, in order of importance: missing documents, drafts, current applications, ended ones. One
 * action is highlighted as the next to do. Style sheet: atoll-portal.
 */
final class DashboardMarkup {

	private const SENT  = 'sent-page';
	private const ENDED = 'ended-page';

	public function __construct(
		private MissingDocumentRows $missing,
		private DraftRows $drafts,
		private ApplicationRows $applications,
		private DashboardPaging $paging,
		private DashboardNotice $notice,
		private PortalLinks $links,
	) {}

	/**
	 * @param string $start URL to start an application; may be empty.
	 * @param string $above Safe HTML to print first. If it is not empty, it holds the action to do next.
	 */
	public function render( DashboardContents $contents, string $start, string $above ): string {
		$missing     = $contents->missing();
		$running     = $contents->running();
		$ended       = $contents->ended();
		$sentPaging  = $this->paging->create( self::SENT, count( $running ) );
		$endedPaging = $this->paging->create( self::ENDED, count( $ended ) );
		$body        = $above
			. DashboardSection::html(
				'missing',
				__( 'Still missing', 'atoll' ),
				$this->missing->render( $missing, '' === $above )
			)
			. DashboardSection::html(
				'drafts',
				__( 'Not sent yet', 'atoll' ),
				$this->drafts->render( $contents->drafts, '' === $above && array() === $missing )
					. $this->paging->links( $contents->draftPages, 'drafts' )
			)
			. DashboardSection::html(
				'sent',
				__( 'Sent', 'atoll' ),
				$this->applications->render( $sentPaging->slice( $running ) )
					. $this->paging->links( $sentPaging, 'sent' )
			)
			. $this->ended( $endedPaging, $ended )
			. $this->start( $contents, $start );
		return Html::element(
			'div',
			array( 'class' => 'atoll-portal wp-exclude-emoji' ),
			$this->notice->html() . $this->links->toProfile() . $this->greeting( $contents, count( $missing ) ) . $body
		);
	}

	private function greeting( DashboardContents $contents, int $missing ): string {
		$hello = '' === $contents->firstName
			? __( 'Hello.', 'atoll' )
			/* translators: %s: first name. */
			: sprintf( __( 'Hello %s.', 'atoll' ), $contents->firstName );
		$sentence = match ( true ) {
			$missing > 0                     => MissingDocumentRows::sentence( $missing ),
			$contents->isEmpty()             => __( 'You have not started an application yet.', 'atoll' ),
			array() !== $contents->running() => __( 'We do not need any documents from you.', 'atoll' ),
			default                          => '',
		};
		$text = Html::text( trim( "{$hello} {$sentence}" ) );
		return Html::element( 'p', array( 'class' => 'atoll-portal__greeting' ), $text );
	}

	/** @param list<Application> $ended */
	private function ended( Paging $paging, array $ended ): string {
		$list = $this->applications->render( $paging->slice( $ended ) );
		if ( '' === $list ) {
			return '';
		}
		$count   = count( $ended );
		$summary = Html::element(
			'summary',
			array( 'class' => 'atoll-portal__fold' ),
			/* translators: %d: number of applications. */
			Html::text( sprintf( _n( '%d application', '%d applications', $count, 'atoll' ), $count ) )
		);
		$isOpen = $this->paging->isRequested( self::ENDED );
		return DashboardSection::html(
			'ended',
			__( 'Closed', 'atoll' ),
			Html::element(
				'details',
				array( 'class' => 'atoll-disclosure', 'open' => $isOpen ),
				$summary . $list . $this->paging->links( $paging, 'ended' )
			)
		);
	}

	/** Returns the link to start an application: a button if the client has nothing yet, else a plain link. */
	private function start( DashboardContents $contents, string $url ): string {
		$isEmpty = $contents->isEmpty();
		if ( '' !== $url && array() !== $contents->applications ) {
			$url = add_query_arg( ReopenedEntries::PARAMETER, OwnEntries::NEW_ENTRY, $url );
		}
		$link = DashboardSection::link(
			$url,
			$isEmpty ? __( 'Start an application', 'atoll' ) : __( 'Start another application', 'atoll' ),
			$isEmpty ? 'primary' : 'text'
		);
		return DashboardSection::lines( 'atoll-portal__start', array( $link ) );
	}
}
