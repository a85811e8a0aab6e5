<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Engine\Formats\Text;
use Atoll\Engine\Logic\VisiblePages;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Page\AfterSubmission\ConfirmationLinks;
use Atoll\Platform\Access\Identity\CurrentVisitor;

/**
 * Puts the result of a posted form at the start of the page's title, which screen readers announce when a page loads.
 */
final class PostedPageTitle {

	public function __construct(
		private CurrentFormState $currentState,
		private ConfirmationLinks $links,
		private FormRepository $forms,
		private CurrentVisitor $visitors
	) {}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	public function add( array $parts ): array {
		$status = $this->status();
		return '' === $status ? $parts : array( 'title' => $status . ' – ' . ( $parts['title'] ?? '' ) ) + $parts;
	}

	private function status(): string {
		$state = $this->currentState->current();
		if ( null === $state ) {
			return null === $this->currentState->lostAlert() ? $this->confirmationTitle() : __( 'Error', 'atoll' );
		}
		$form  = $state->submitted?->form;
		$error = $state->isRefused() ? $form?->text( 'error' ) ?? __( 'Error', 'atoll' ) : '';
		return implode( ' – ', array_filter( array( $error, $this->pageTitle( $state ) ) ) );
	}

	/** Returns the name or number of the form page that is shown; empty for a form with a single page. */
	private function pageTitle( FormState $state ): string {
		$form = $state->submitted?->form;
		if ( null === $form || $form->pages() < 2 ) {
			return '';
		}
		$pages = VisiblePages::of( $form, $state->submitted->resolved );
		$page  = $pages->at( $state->page );
		$title = $pages->title( $page );
		return '' !== $title || ! $pages->areSeveral()
			? $title
			: Text::fill(
				$form->text( 'pageOf' ),
				page: (string) $pages->number( $page ),
				pages: (string) $pages->count()
			);
	}

	/** Applies only if the confirmation replaces the form: other pages have their own titles. */
	private function confirmationTitle(): string {
		$visitor   = $this->visitors->current();
		$completed = $this->links->completedSubmission( $visitor );
		$isHere    = null !== $completed && null !== $this->links->read( $completed->form, $visitor );
		return $isHere ? (string) $this->forms->findOrNull( $completed->form )?->text( 'sent' ) : '';
	}
}
