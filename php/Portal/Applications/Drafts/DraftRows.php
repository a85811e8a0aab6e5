<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Drafts;

use Atoll\Engine\Markup\Html;
use Atoll\Forms\Drafts\Storage\DraftSummary;
use Atoll\Portal\Applications\DashboardPage\DashboardRow;
use Atoll\Portal\Applications\DashboardPage\DashboardSection;
use Atoll\Portal\Applications\DateMarkup;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\PortalUrls;

/** Rows for a client's drafts. */
final class DraftRows {

	public function __construct( private PortalUrls $urls, private PortalForm $forms ) {}

	/**
	 * @param list<DraftSummary> $drafts
	 * @param bool               $isNext Whether continuing the first open draft is the one action to do next.
	 */
	public function render( array $drafts, bool $isNext ): string {
		$rows = array();
		foreach ( $drafts as $draft ) {
			$rows[] = $this->row( $draft, $isNext && $draft->isOpen );
			$isNext = $isNext && ! $draft->isOpen;
		}
		return DashboardSection::list( $rows );
	}

	private function row( DraftSummary $draft, bool $isNext ): string {
		$id   = "atoll-draft-{$draft->id}";
		$note = $draft->isOpen
			/* translators: %s: a day. */
			? DateMarkup::in( __( 'Kept until %s, and for 30 more days each time you save it.', 'atoll' ), $draft->dateEnds )
			: Html::text( __( 'This form cannot be continued from here at present. If you have the link from when you saved it, it may still work; otherwise call us.', 'atoll' ) );
		return DashboardRow::html(
			$id,
			Html::text( $draft->formTitle ),
			array(
				$draft->pages > 1 ? Html::text( $this->page( $draft ) ) : '',
				/* translators: %s: a day. */
				DateMarkup::in( __( 'Saved on %s', 'atoll' ), $draft->dateSaved ),
			),
			how: DashboardSection::lines( 'atoll-portal__words', array( $note ) ),
			do: $this->continueLink( $draft, $isNext, $id ) . $this->discardForm( $draft )
		);
	}

	private function page( DraftSummary $draft ): string {
		return '' === $draft->pageTitle
			/* translators: 1: number of a page, 2: how many there are. */
			? sprintf( __( 'Page %1$d of %2$d', 'atoll' ), $draft->page, $draft->pages )
			/* translators: 1: number of a page, 2: how many there are, 3: title of the page. */
			: sprintf( __( 'Page %1$d of %2$d: %3$s', 'atoll' ), $draft->page, $draft->pages, $draft->pageTitle );
	}

	private function continueLink( DraftSummary $draft, bool $isNext, string $describedBy ): string {
		$url = add_query_arg( PortalUrls::DRAFT, (string) $draft->id, $this->urls->dashboard() );
		return $draft->isOpen
			? DashboardSection::link( $url, __( 'Continue', 'atoll' ), $isNext ? 'primary' : 'text', $describedBy )
			: '';
	}

	/** Returns the form to delete a draft, folded behind a button so that the client confirms it. */
	private function discardForm( DraftSummary $draft ): string {
		$summary  = Html::element(
			'summary',
			array( 'class' => 'atoll-button atoll-button--text', 'aria-describedby' => "atoll-draft-{$draft->id}" ),
			Html::text( __( 'Delete', 'atoll' ) )
		);
		$question = Html::element( 'p', array(), Html::text( __( 'Delete what you have typed and its files? This cannot be undone.', 'atoll' ) ) );
		$form     = $this->forms->render(
			DiscardDraftAction::NAME,
			__( 'Yes, delete it', 'atoll' ),
			array(),
			look: 'secondary',
			target: (string) $draft->id,
			describedBy: "atoll-draft-{$draft->id}"
		);
		return Html::element(
			'details',
			array( 'class' => 'atoll-disclosure atoll-portal__ask' ),
			$summary . Html::element( 'div', array( 'class' => 'atoll-portal__asks' ), $question . $form )
		);
	}
}
