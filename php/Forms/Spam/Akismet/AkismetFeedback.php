<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Akismet;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Changes\MoveObserver;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Spam\SpamSettings;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Jobs\ShutdownTask;

/** Akismet learns from what staff take for spam and what they take out of it, after they have their answer. */
final class AkismetFeedback implements MoveObserver {

	public function __construct(
		private EntryRepository $entries,
		private FormRepository $forms,
		private SpamSettings $settings,
		private Akismet $akismet,
		private ShutdownTask $shutdownTask,
	) {}

	public function moved( array $entries, string $from, string $to, Visitor $by ): void {
		$learn = match ( true ) {
			'spam' === $to                       => $this->akismet->learnSpam( ... ),
			'spam' === $from && 'active' === $to => $this->akismet->learnHam( ... ),
			default                              => null,
		};
		$lessons = null === $learn ? array() : $this->lessons( $entries, $to );
		if ( null !== $learn && array() !== $lessons ) {
			$this->shutdownTask->defer(
				static function () use ( $lessons, $learn ): void {
					array_map( $learn, $lessons );
				}
			);
		}
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return list<array<string, string>>
	 */
	private function lessons( array $ids, string $place ): array {
		$lessons = array();
		foreach ( $this->entries->list( new EntryCriteria( $place, limit: count( $ids ), ids: $ids ) ) as $entry ) {
			$form = $this->forms->findVersion( $entry->formNumber, $entry->formVersion );
			if ( null !== $form && $this->settings->asksAkismet( $form ) ) {
				$lessons[] = AkismetComment::ofEntry( $entry, $form );
			}
		}
		return $lessons;
	}
}
