<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Forms\Definitions\Placement\FormPages;
use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Page\Resuming\ReopenedEntries;
use Atoll\Portal\Applications\Application;
use Atoll\Portal\Applications\OwnApplicationList;

/** Data for the page of one application: its status, its answers, and the URL to change them. */
final class ApplicationPageReader {

	public function __construct(
		private OwnApplicationList $applications,
		private ApplicationAnswers $answers,
		private FormPages $forms
	) {}

	public function application( Entry $entry ): Application {
		return $this->applications->build( $entry );
	}

	public function title( Entry $entry ): string {
		return $this->applications->title( $entry->formNumber );
	}

	/** @return list<AnswerPage> */
	public function answers( Entry $entry ): array {
		return $this->answers->pages( $entry );
	}

	public function isFormOpen( Entry $entry ): bool {
		return $this->applications->isFormOpen( $entry->formNumber );
	}

	/** @return string URL at which the client changes their answers; empty if they may not. */
	public function formUrl( Application $application, Entry $entry ): string {
		if ( ! $application->canChange ) {
			return '';
		}
		$page = $this->forms->urlForDraft( $entry->sourceUrl, $entry->formNumber );
		// If the page shows several forms behind links, the query argument says which to open.
		$form = str_contains( $page, '#' ) ? array() : array( ResumeLinks::FORM => (string) $entry->formNumber );
		return add_query_arg( $form + array( ReopenedEntries::PARAMETER => (string) $entry->id ), $page );
	}
}
