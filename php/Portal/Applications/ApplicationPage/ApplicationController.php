<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Applications\ApplicationLinks;
use Atoll\Portal\Applications\DashboardPage\ApplicationRows;
use Atoll\Portal\Applications\FormPages;
use Atoll\Portal\Applications\LoginRequired;
use Atoll\Portal\Applications\OwnApplicationList;
use Atoll\Portal\PortalUrls;

/**
 * Runs before an application's page is printed: sends its files and its spreadsheet, redirects to its form, and answers
 * 404 for what belongs to somebody else.
 */
final class ApplicationController {

	public function __construct(
		private RequestedApplication $asked,
		private OwnApplicationList $applications,
		private ApplicationAnswers $sheet,
		private AnswerCsv $csv,
		private ApplicationFiles $files,
		private FormPages $forms,
		private LoginRequired $members,
		private CurrentRequest $request,
		private PortalUrls $places,
	) {}

	public function stand(): void {
		$page = is_singular() ? get_queried_object_id() : 0;
		if (
			0 === $page || ! is_user_logged_in()
				|| ! ( $this->places->isApplication( $page ) || has_block( 'atoll/application', $page ) )
		) {
			return;
		}
		$this->members->keepPrivate();
		$entry = $this->asked->entry();
		if ( null !== $entry ) {
			$this->answer(
				$entry,
				add_query_arg( PortalUrls::ENTRY, (string) $entry->id, (string) get_permalink( $page ) )
			);
		}
		if ( null === $this->asked->entry() ) {
			status_header( 404 );
		}
		add_filter( 'document_title_parts', $this->title( ... ) );
	}

	/**
	 * Tabs, bookmarks and the browser's history tell one application from another by it.
	 *
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	private function title( array $parts ): array {
		$entry = $this->asked->entry();
		$title = null === $entry
			? __( 'This application is not here', 'atoll' )
			/* translators: 1: title of a form, 2: number of an application. */
			: sprintf( __( '%1$s, no. %2$d', 'atoll' ), $this->applications->title( $entry->formNumber ), $entry->id );
		return array( 'title' => $title ) + $parts;
	}

	/** @param string $page The application's own address. */
	private function answer( Entry $entry, string $page ): void {
		if ( '' !== $this->request->query( UploadLinks::ID ) ) {
			$this->files->send( $entry, $page );
			$this->asked->lose();
		} elseif ( ApplicationLinks::CSV === $this->request->query( ApplicationLinks::DOWNLOAD ) ) {
			$this->csv->send( $this->applications->of( $entry ), $this->sheet->of( $entry ), $this->request->isHead() );
		} elseif ( '' !== $this->request->query( ApplicationRows::CHANGE ) ) {
			$this->leadOn( $entry );
		}
	}

	/** When no page shows the form any more, the application's page says so. */
	private function leadOn( Entry $entry ): void {
		$form = $this->applications->of( $entry )->canChange ? $this->forms->opening( $entry ) : '';
		if ( '' !== $form && wp_safe_redirect( $form, 303 ) ) {
			exit;
		}
	}
}
