<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Engine\Formats\Text;
use Atoll\Engine\Logic\VisiblePages;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Page\AfterSubmission\ConfirmationLinks;
use Atoll\Platform\Access\Identity\CurrentVisitor;

/** What has become of a posted form, first thing in the page's title: it is what is read out when a page has loaded. */
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
		$words = $this->words();
		return '' === $words ? $parts : array( 'title' => $words . ' – ' . ( $parts['title'] ?? '' ) ) + $parts;
	}

	private function words(): string {
		$posted = $this->currentState->current();
		if ( null === $posted ) {
			return $this->sent();
		}
		$form  = $posted->submitted?->form;
		$error = $posted->isRefused() ? $form?->text( 'error' ) ?? __( 'Error', 'atoll' ) : '';
		return implode( ' – ', array_filter( array( $error, $this->page( $posted ) ) ) );
	}

	/** The name of the page that is shown, or its number; nothing for a form of one page. */
	private function page( FormState $state ): string {
		$form = $state->submitted?->form;
		if ( null === $form || $form->pages() < 2 ) {
			return '';
		}
		$pages = VisiblePages::of( $form, $state->submitted->resolved );
		$page  = $pages->at( $state->page );
		return $pages->title( $page )
			?: Text::fill(
				$form->text( 'pageOf' ),
				page: (string) $pages->number( $page ),
				pages: (string) $pages->count()
			);
	}

	/** Only where the confirmation stands in the form's place: other pages have a title of their own. */
	private function sent(): string {
		$visitor = $this->visitors->current();
		$sending = $this->links->followed( $visitor );
		$isHere  = null !== $sending && null !== $this->links->of( $sending->form, $visitor );
		return $isHere ? (string) $this->forms->find( $sending->form )?->text( 'sent' ) : '';
	}
}
