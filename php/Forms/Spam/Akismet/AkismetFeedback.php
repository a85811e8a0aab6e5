<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Akismet;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Changes\MoveObserver;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Spam\SpamSettings;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Jobs\ShutdownTask;

/** Reports to Akismet what staff mark as spam or not spam, after the response was sent to them. */
final class AkismetFeedback implements MoveObserver {

	public function __construct(
		private EntryRepository $entries,
		private FormRepository $forms,
		private SpamSettings $settings,
		private Akismet $akismet,
		private ShutdownTask $shutdownTask,
	) {}

	public function moved( array $entries, string $from, string $to, Visitor $by ): void {
		$report = match ( true ) {
			Entry::SPAM === $to                            => $this->akismet->learnSpam( ... ),
			Entry::SPAM === $from && Entry::ACTIVE === $to => $this->akismet->learnHam( ... ),
			default                                        => null,
		};
		$comments = null === $report ? array() : $this->comments( $entries, $to );
		if ( null !== $report && array() !== $comments ) {
			$this->shutdownTask->defer(
				static function () use ( $comments, $report ): void {
					array_map( $report, $comments );
				}
			);
		}
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return list<array<string, string>>
	 */
	private function comments( array $ids, string $status ): array {
		$comments = array();
		foreach ( $this->entries->list( new EntryCriteria( $status, limit: count( $ids ), ids: $ids ) ) as $entry ) {
			$form = $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
			if ( null !== $form && $this->settings->asksAkismet( $form ) ) {
				$comments[] = AkismetComment::ofEntry( $entry, $form );
			}
		}
		return $comments;
	}
}
