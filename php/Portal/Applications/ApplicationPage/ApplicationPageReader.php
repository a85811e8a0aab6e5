<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Forms\Definitions\Placement\FormPages;
use Atoll\Forms\Entries\Entry;
use Atoll\Portal\Applications\Application;
use Atoll\Portal\Applications\OwnApplicationList;
use Atoll\Portal\PortalUrls;

/** What the page of one application tells of it: how it stands, what was answered, and where that is changed. */
final class ApplicationPageReader {

	public function __construct(
		private OwnApplicationList $applications,
		private ApplicationAnswers $answers,
		private FormPages $forms
	) {}

	public function application( Entry $entry ): Application {
		return $this->applications->of( $entry );
	}

	public function title( Entry $entry ): string {
		return $this->applications->title( $entry->formNumber );
	}

	/** @return list<AnswerPage> */
	public function answers( Entry $entry ): array {
		return $this->answers->of( $entry );
	}

	/** @return string Where the client changes their answers; empty when they may not, or no page shows the form. */
	public function formUrl( Application $application, Entry $entry ): string {
		$page             = $application->canChange ? $this->forms->url( $entry->sourceUrl, $entry->formNumber ) : '';
		[ $url, $anchor ] = explode( '#', $page, 2 ) + array( '', '' );
		return '' === $url ? '' : add_query_arg( PortalUrls::ENTRY, (string) $entry->id, $url ) . "#{$anchor}";
	}
}
