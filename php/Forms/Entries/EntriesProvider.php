<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Forms\Csv\CsvAnswers;
use Atoll\Forms\Entries\Changes\AnnounceDeletions;
use Atoll\Forms\Entries\Changes\AnnounceMoves;
use Atoll\Forms\Entries\Changes\AnswersObserver;
use Atoll\Forms\Entries\Changes\CascadeDelete;
use Atoll\Forms\Entries\Changes\DeletionDelay;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Changes\EntryEditor;
use Atoll\Forms\Entries\Changes\EntryPurge;
use Atoll\Forms\Entries\Changes\MoveLog;
use Atoll\Forms\Entries\Changes\MoveObserver;
use Atoll\Forms\Entries\Changes\TrashCleanup;
use Atoll\Forms\Entries\Export\ExportColumns;
use Atoll\Forms\Entries\Retention\Retention;
use Atoll\Forms\Entries\Retention\RetentionHealth;
use Atoll\Forms\Entries\Routes\LoadEntry;
use Atoll\Forms\Entries\Storage\ChangeKeys;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\ServiceProvider;

/** Registers the storage of entries, and everything that lists, changes, exports and deletes them. */
final class EntriesProvider extends ServiceProvider {

	/** WP-Cron event that deletes expired entries; also the Site Health check of how long forms keep entries. */
	public const RETENTION = 'atoll_retention';

	/** WP-Cron event that deletes entries that have been in the trash for long enough. */
	public const EMPTY_TRASH = 'atoll_entries_trash';

	public function services(): array {
		return array(
			EntryAdminService::class => fn() => $this->services->make(
				EntryAdminService::class,
				cascadeDeletes: $this->services->all( CascadeDelete::class ),
				observers: $this->services->all( MoveObserver::class ),
			),
			EntryEditor::class => fn() => $this->services->make(
				EntryEditor::class,
				observers: fn(): array => $this->services->all( AnswersObserver::class ),
			),
			EntryPurge::class => fn() => $this->services->make(
				EntryPurge::class,
				delays: $this->services->all( DeletionDelay::class ),
			),
			ExportColumns::class => fn() => $this->services->make( ExportColumns::class, zone: wp_timezone() ),
			CsvAnswers::class => fn() => new CsvAnswers(
				$this->services->make( AnswerText::class, plainNumbers: true )
			),
		);
	}

	public function members(): array {
		return array(
			HealthCheck::class => array( RetentionHealth::class ),
			CascadeDelete::class => array( ChangeKeys::class, AnnounceDeletions::class ),
			MoveObserver::class => array( MoveLog::class, AnnounceMoves::class ),
		);
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
			self::EMPTY_TRASH => fn() => $this->get( TrashCleanup::class )->run(),
			self::RETENTION => fn() => $this->get( Retention::class )->run(),
		);
	}
}
