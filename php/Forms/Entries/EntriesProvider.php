<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Captcha\CaptchaCheck;
use Atoll\Forms\Captcha\Tokens\CaptchaTokenUse;
use Atoll\Forms\Csv\CsvAnswers;
use Atoll\Forms\Drafts\DeleteSentDraft;
use Atoll\Forms\Entries\Changes\CascadeDelete;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Changes\MoveObserver;
use Atoll\Forms\Entries\Changes\TrashCleanup;
use Atoll\Forms\Entries\Export\ExportColumns;
use Atoll\Forms\Entries\Retention\Retention;
use Atoll\Forms\Entries\Retention\RetentionHealth;
use Atoll\Forms\Entries\Routes\LoadEntry;
use Atoll\Forms\Notifications\FormNotifications;
use Atoll\Forms\Page\Posting\EncryptedPasswords;
use Atoll\Forms\Spam\SpamScorer;
use Atoll\Forms\Submission\AnswerReader;
use Atoll\Forms\Submission\EntryStore;
use Atoll\Forms\Submission\KeepFormVersion;
use Atoll\Forms\Submission\SpamFilter;
use Atoll\Forms\Submission\Steps\RunChecks;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Submission\TransactionListener;
use Atoll\Forms\Uploads\Entries\ClaimFiles;
use Atoll\Forms\Uploads\Entries\SubmittedFiles;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** From a submission to a stored entry, and what becomes of it. */
final class EntriesProvider extends ServiceProvider {

	public function services(): array {
		return array(
			AnswerReader::class => fn() => new AnswerReader(
				$this->get( FormEngine::class ),
				$this->get( SubmittedFiles::class ),
				$this->get( EncryptedPasswords::class )
			),
			RunChecks::class => fn() => new RunChecks( $this->get( CaptchaCheck::class ) ),
			SubmissionPipeline::class => fn() => new SubmissionPipeline( $this->services->get( ... ) ),
			EntryStore::class => fn() => $this->services->make(
				EntryStore::class,
				listeners: $this->listeners()
			),
			EntryAdminService::class => fn() => $this->services->make(
				EntryAdminService::class,
				belongings: $this->services->all( CascadeDelete::class ),
				observers: $this->services->all( MoveObserver::class ),
			),
			ExportColumns::class => fn() => $this->services->make( ExportColumns::class, zone: wp_timezone() ),
			CsvAnswers::class => fn() => new CsvAnswers(
				$this->services->make( AnswerText::class, plainNumbers: true )
			),
			SpamFilter::class => fn() => $this->get( SpamScorer::class ),
			EntryFiles::class => fn() => $this->get( Uploads::class ),
			FileLinks::class => fn() => $this->get( UploadLinks::class ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->filter( 'site_status_tests', fn() => $this->get( RetentionHealth::class )->add( ... ) );
	}

	public function routes(): array {
		return array(
			RestNamespaces::ATOLL => array(
				'/entries/load' => array( LoadEntry::class ),
			),
		);
	}

	public function jobs(): array {
		return array(
			'atoll_entries_trash' => fn() => $this->get( TrashCleanup::class )->run(),
			'atoll_retention' => fn() => $this->get( Retention::class )->run(),
		);
	}

	/** @return list<TransactionListener> What is written together with an entry, in this order. */
	private function listeners(): array {
		return array(
			$this->get( KeepFormVersion::class ),
			$this->get( CaptchaTokenUse::class ),
			$this->get( ClaimFiles::class ),
			$this->get( FormNotifications::class ),
			$this->get( DeleteSentDraft::class ),
		);
	}
}
