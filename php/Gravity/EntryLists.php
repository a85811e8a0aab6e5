<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\Entries\Entry;
use Atoll\Entries\EntryRepository;
use Atoll\FormStore\FormRepository;
use Atoll\Rest\Input;

/** Lists of entries: `{total_count, entries}`, or a map by id of those that `include` names. */
final class EntryLists {

	public function __construct( private EntryRepository $entries, private FormRepository $forms, private EntryQuery $query, private EntryReplies $replies ) {}

	/** @return array<int|string, mixed>|object Of every form, with the labels in each entry. */
	public function ofAll( Input $input ): array|object {
		return $this->included( $input ) ?? $this->list( $input, $input->flag( '_labels' ) );
	}

	/** @return array<int|string, mixed>|object Of the form in the address, with its labels once. */
	public function ofForm( Input $input ): array|object {
		$labels = $input->flag( '_labels' )
			? array( '_labels' => $this->replies->labels( $this->forms->findAny( $input->int( 'form_id' ) )?->form, new PickedKeys( $input->text( '_field_ids' ) ) ) )
			: array();
		return $this->included( $input ) ?? $this->list( $input, false ) + $labels;
	}

	/** @return array{total_count: int, entries: list<array<int|string, mixed>>} */
	private function list( Input $input, bool $labelled ): array {
		$criteria = $this->query->read( $input );
		$picked   = new PickedKeys( $input->text( '_field_ids' ) );
		return array(
			'total_count' => $this->entries->count( $criteria ),
			'entries'     => array_map( fn( Entry $entry ) => $this->replies->of( $entry, $picked, $labelled ), $this->entries->list( $criteria ) ),
		);
	}

	/** @return object|null Null when nothing is named. */
	private function included( Input $input ): ?object {
		$ids   = array_unique( array_filter( array_map( Loose::int( ... ), $input->list( 'include' ) ) ) );
		$found = array();
		foreach ( $ids as $id ) {
			$entry = $this->entries->find( $id );
			if ( null !== $entry ) {
				$found[ $id ] = $this->replies->of( $entry, new PickedKeys( $input->text( '_field_ids' ) ), $input->flag( '_labels' ) );
			}
		}
		return array() === $ids ? null : (object) $found;
	}
}
