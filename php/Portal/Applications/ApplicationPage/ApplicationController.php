<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Forms\Entries\Entry;
use Atoll\Portal\Applications\LoginRequired;
use Atoll\Portal\PortalUrls;

/**
 * Runs before an application's page is printed. Sends its files and its CSV, redirects to its form, and responds with
 * 404 to requests for somebody else's application.
 */
final class ApplicationController {

	public function __construct(
		private RequestedApplication $requested,
		private ApplicationPageReader $reader,
		private AnswerCsv $csv,
		private ApplicationFiles $files,
		private ApplicationTitle $title,
		private LoginRequired $loginRequired,
	) {}

	public function handle(): void {
		$page = is_singular() ? get_queried_object_id() : 0;
		if (
			0 === $page || ! is_user_logged_in()
				|| ! ( $this->requested->isPage( $page ) || has_block( 'atoll/application', $page ) )
		) {
			return;
		}
		$this->loginRequired->sendPrivateHeaders();
		$entry = $this->requested->entry();
		if ( null !== $entry ) {
			$this->answer(
				$entry,
				add_query_arg( PortalUrls::ENTRY, (string) $entry->id, (string) get_permalink( $page ) )
			);
		}
		if ( null === $this->requested->entry() ) {
			status_header( 404 );
		}
		add_filter( 'document_title_parts', $this->title->first( ... ) );
	}

	/** @param string $page URL of the application's own page. */
	private function answer( Entry $entry, string $page ): void {
		if ( $this->requested->wantsFile() ) {
			$this->files->send( $entry, $page );
			$this->requested->setNotFound();
		} elseif ( $this->requested->wantsCsv() ) {
			$this->csv->send( $this->reader->application( $entry ), $entry );
		} elseif ( $this->requested->wantsChange() ) {
			$this->redirectToForm( $entry );
		}
	}

	/** Redirects to the form. If no page shows the form any more, the application's page says so. */
	private function redirectToForm( Entry $entry ): void {
		$form = $this->reader->formUrl( $this->reader->application( $entry ), $entry );
		if ( '' !== $form && wp_safe_redirect( $form, 303 ) ) {
			exit;
		}
	}
}
