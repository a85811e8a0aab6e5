<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryAnswer;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Mail\Queue\MailCounts;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;

/** Entries as rows of a list. The number of queries does not depend on the number of entries. */
final class EntryRows {

	/** Answers that summarise an entry if no columns are chosen, and the length of each. */
	private const MAX_ANSWERS = 3;
	private const MAX_LENGTH  = 160;

	public function __construct(
		private FormRepository $forms,
		private EntryTexts $texts,
		private ApplicationRecordReader $records,
		private MailCounts $mails
	) {}

	/**
	 * @param list<Entry> $entries
	 * @param list<int>   $columns Fields whose answers are needed besides the first ones.
	 * @return list<array<string, mixed>>
	 */
	public function build( array $entries, array $columns ): array {
		$ids = array_map( static fn( Entry $entry ) => $entry->id, $entries );
		$this->forms->preload( array_map( static fn( Entry $entry ) => $entry->formNumber, $entries ) );
		cache_users(
			array_values(
				array_unique( array_filter( array_map( static fn( Entry $entry ) => $entry->createdBy, $entries ) ) )
			)
		);
		$summaries = $this->records->summaries( $ids );
		$failed    = array_flip( $this->mails->entriesWithFailures( $ids ) );
		return array_map(
			fn( Entry $entry ) => $this->row(
				$entry,
				$summaries[ $entry->id ],
				isset( $failed[ $entry->id ] ),
				$columns
			),
			$entries
		);
	}

	/**
	 * @param list<int> $columns
	 * @return array<string, mixed>
	 */
	private function row( Entry $entry, ApplicationRecord $record, bool $hasFailedMail, array $columns ): array {
		$answers = $this->texts->answersByCurrentForm( $entry );
		$files   = $this->files( $answers );
		$person  = $this->texts->senderIn( $answers, $entry );
		return array(
			'id'            => $entry->id,
			'form'          => array( 'number' => $entry->formNumber, 'title' => $this->texts->formTitle( $entry ) ),
			'person'        => $this->short( $person ),
			'answers'       => array_map(
				$this->answer( ... ),
				array_slice( $this->summaryAnswers( $answers, $person ), 0, self::MAX_ANSWERS )
			),
			'values'        => (object) $this->values( $answers, $columns ),
			'date'          => str_replace( ' ', 'T', $entry->dateCreated ) . 'Z',
			'received'      => $this->texts->date( $entry ),
			'status'        => $entry->status,
			'isRead'        => $entry->isRead,
			'isStarred'     => $entry->isStarred,
			'isHeld'        => $entry->isHeld,
			'user'          => array( 'id' => $entry->createdBy, 'name' => $this->texts->user( $entry ) ),
			'page'          => $entry->sourceUrl,
			'application'   => array( 'status' => $record->status->title, 'waiting' => count( $record->missing() ) ),
			'files'         => count( $files ) + $this->sentLater( $record ),
			'hasFailedMail' => $hasFailedMail,
			'mayHoldMail'   => '' !== $entry->spam,
		);
	}

	/**
	 * Returns answers for the summary, without those that only repeat the sender's name; files have a column of their
	 * own.
	 *
	 * @param list<EntryAnswer> $answers
	 * @return list<EntryAnswer>
	 */
	private function summaryAnswers( array $answers, string $person ): array {
		return array_values(
			array_filter(
				$answers,
				static fn( EntryAnswer $answer ) => $person !== $answer->text && array() === $answer->fileIds()
			)
		);
	}

	/** @return array{label: string, text: string} */
	private function answer( EntryAnswer $answer ): array {
		return array( 'label' => $this->texts->label( $answer ), 'text' => $this->short( $answer->text ) );
	}

	/**
	 * @param list<EntryAnswer> $answers
	 * @param list<int>         $columns
	 * @return array<int, string> By field.
	 */
	private function values( array $answers, array $columns ): array {
		$values = array();
		foreach ( array() === $columns ? array() : $answers as $answer ) {
			$id = $answer->field->id ?? (int) $answer->key;
			if ( in_array( $id, $columns, true ) ) {
				$count         = count( $answer->fileIds() );
				$values[ $id ] = 0 === $count
					? $this->short( $answer->text )
					/* translators: %d: number of files. */
					: sprintf( _n( '%d file', '%d files', $count, 'atoll' ), $count );
			}
		}
		return $values;
	}

	/**
	 * @param list<EntryAnswer> $answers
	 * @return list<string> File ids.
	 */
	private function files( array $answers ): array {
		return array_merge( ...array_map( static fn( EntryAnswer $answer ) => $answer->fileIds(), $answers ) );
	}

	private function sentLater( ApplicationRecord $record ): int {
		return array_sum( array_map( static fn( $request ) => count( $request->files ), $record->requests ) );
	}

	private function short( string $text ): string {
		return mb_strimwidth( trim( (string) preg_replace( '/\s*\n\s*/', ', ', $text ) ), 0, self::MAX_LENGTH, '…' );
	}
}
