<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Forms\Definitions\Placement\FormPages;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\EntrySummary;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;

/** A client's own applications, with their status. */
final class OwnApplicationList {

	/** Maximum number of applications read, newest first: more than anybody sends. */
	private const MAX = 1000;

	/** @var array<array-key, bool> Whether a page shows the form; by form, else by form and source URL. */
	private array $hasPage = array();

	public function __construct(
		private EntryRepository $entries,
		private FormRepository $forms,
		private ApplicationRecordReader $records,
		private FormPages $pages
	) {}

	/** @return list<Application> Newest first. Queries each table only once. */
	public function ofUser( int $user ): array {
		$entries = $this->entries->summaries( EntryCriteria::ofOwner( $user, self::MAX ) );
		$records = array() === $entries
			? array()
			: $this->records->all( array_map( static fn( EntrySummary $entry ) => $entry->id, $entries ) );
		$this->forms->preload( array_map( static fn( EntrySummary $entry ) => $entry->formNumber, $entries ) );
		return array_map( fn( EntrySummary $entry ) => $this->application( $entry, $records[ $entry->id ] ), $entries );
	}

	public function build( Entry $entry ): Application {
		return $this->application( EntrySummary::of( $entry ), $this->records->read( $entry->id ) );
	}

	public function title( int $form ): string {
		/* translators: %d: number of a form. */
		return $this->forms->findAnyOrNull( $form )?->form?->title() ?? sprintf( __( 'Form %d', 'atoll' ), $form );
	}

	/** Whether visitors may fill in the form. */
	public function isFormOpen( int $form ): bool {
		return true === $this->forms->findAnyOrNull( $form )?->isOpen();
	}

	private function application( EntrySummary $entry, ApplicationRecord $record ): Application {
		$stored = $this->forms->findAnyOrNull( $entry->formNumber );
		return new Application(
			$entry->id,
			$this->title( $entry->formNumber ),
			$entry->dateCreated,
			$entry->dateUpdated,
			$record,
			! $record->status->isEnded && true === $stored?->isOpen() && true === $stored->form?->keepsEntries()
				&& $this->hasPage( $entry )
		);
	}

	private function hasPage( EntrySummary $entry ): bool {
		$form   = $entry->formNumber;
		$source = (string) strtok( $entry->sourceUrl, '?#' );
		return ( $this->hasPage[ $form ] ??= '' !== $this->pages->urlForDraft( '', $form ) )
			|| ( $this->hasPage[ "{$form} {$source}" ] ??= '' !== $this->pages->url( $source, $form ) );
	}
}
