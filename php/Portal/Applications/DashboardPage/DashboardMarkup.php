<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Applications\Application;
use Atoll\Portal\Applications\Documents\MissingDocumentRows;
use Atoll\Portal\Applications\Drafts\ClaimDraftAction;
use Atoll\Portal\Applications\Drafts\DiscardDraftAction;
use Atoll\Portal\Applications\Drafts\DraftRows;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\PlainForms\PortalFormState;
use Atoll\Portal\PortalUrls;

/**
 * Prints the dashboard, in the order in which it matters: what we wait for, what is begun, what is sent, what has ended.
 * One thing on it is marked as the next to do. Style sheet: atoll-portal.
 */
final class DashboardMarkup {

	private const SENT  = 'sent-page';
	private const ENDED = 'ended-page';

	public function __construct(
		private MissingDocumentRows $missing,
		private DraftRows $drafts,
		private ApplicationRows $applications,
		private Pager $pager,
		private PortalActions $actions,
		private PortalFormState $posted,
		private CurrentRequest $request,
		private PortalUrls $places,
	) {}

	/**
	 * @param string $start Where an application is begun; may be empty.
	 * @param string $above Safe HTML that comes before everything else, and what to do next if there is any.
	 */
	public function render( DashboardContents $overview, string $start, string $above ): string {
		$missing = $overview->missing();
		$running = $overview->running();
		$ended   = $overview->ended();
		$sent    = $this->paging( self::SENT, $running );
		$past    = $this->paging( self::ENDED, $ended );
		$body    = $above
			. DashboardSection::html( 'missing', __( 'Still missing', 'atoll' ), $this->missing->render( $missing, '' === $above ) )
			. DashboardSection::html(
				'drafts',
				__( 'Not sent yet', 'atoll' ),
				$this->drafts->render( $overview->drafts, '' === $above && array() === $missing )
					. $this->pages( $overview->draftPages, 'drafts' )
			)
			. DashboardSection::html(
				'sent',
				__( 'Sent', 'atoll' ),
				$this->applications->render( $sent->of( $running ) ) . $this->pages( $sent, 'sent' )
			)
			. $this->ended( $past, $ended )
			. $this->start( $overview, $start );
		return Html::element(
			'div',
			array( 'class' => 'atoll-portal wp-exclude-emoji' ),
			$this->told() . $this->greeting( $overview, count( $missing ) ) . $body
		);
	}

	/** What came of the last thing that was done here. */
	private function told(): string {
		$alert  = ( $this->posted->mendOfAny( DiscardDraftAction::NAME ) ?? $this->posted->mendOfAny( ClaimDraftAction::NAME ) )->alert
			?? '';
		return (
			'' === $alert
				? ''
				: Html::element(
					'div',
					array( 'class' => 'atoll-form' ),
					Html::element( 'div', array( 'class' => 'atoll-alert', 'role' => 'alert' ), '<p>' . Html::text( $alert ) . '</p>' )
				)
		)
			. $this->actions->notice()?->html( 'atoll-portal__notice' );
	}

	private function greeting( DashboardContents $overview, int $missing ): string {
		/* translators: %s: first name. */
		$hello = '' === $overview->firstName ? __( 'Hello.', 'atoll' ) : sprintf( __( 'Hello %s.', 'atoll' ), $overview->firstName );
		$words = match ( true ) {
			$missing > 0                     => MissingDocumentRows::sentence( $missing ),
			$overview->isEmpty()             => __( 'You have not begun an application yet.', 'atoll' ),
			array() !== $overview->running() => __( 'We do not need anything from you at the moment.', 'atoll' ),
			default                          => '',
		};
		return Html::element( 'p', array( 'class' => 'atoll-portal__greeting' ), Html::text( trim( "{$hello} {$words}" ) ) );
	}

	/** @param list<Application> $ended */
	private function ended( Paging $paging, array $ended ): string {
		$list = $this->applications->render( $paging->of( $ended ) );
		if ( '' === $list ) {
			return '';
		}
		$summary = Html::element(
			'summary',
			array( 'class' => 'atoll-portal__fold' ),
			/* translators: %d: number of applications. */
			Html::text( sprintf( _n( '%d application', '%d applications', count( $ended ), 'atoll' ), count( $ended ) ) )
		);
		$isOpen  = '' !== $this->request->query( self::ENDED );
		return DashboardSection::html(
			'ended',
			__( 'Ended', 'atoll' ),
			Html::element(
				'details',
				array( 'class' => 'atoll-disclosure', 'open' => $isOpen ),
				$summary . $list . $this->pages( $paging, 'ended' )
			)
		);
	}

	/** The one next thing of somebody who has nothing here yet; for others a quiet way to another one. */
	private function start( DashboardContents $overview, string $url ): string {
		$isEmpty = $overview->isEmpty();
		$url     = '' === $url || array() === $overview->applications ? $url : add_query_arg( PortalUrls::ENTRY, OwnEntries::BEGIN, $url );
		$link    = DashboardSection::link(
			$url,
			$isEmpty ? __( 'Start an application', 'atoll' ) : __( 'Start another application', 'atoll' ),
			$isEmpty ? 'primary' : 'text'
		);
		return DashboardSection::lines( 'atoll-portal__start', array( $link ) );
	}

	/** @param list<Application> $all */
	private function paging( string $argument, array $all ): Paging {
		return new Paging( $argument, $this->request->id( $argument ), count( $all ) );
	}

	private function pages( Paging $paging, string $section ): string {
		return $this->pager->render( $paging, $this->places->dashboard(), "atoll-portal-{$section}" );
	}
}
