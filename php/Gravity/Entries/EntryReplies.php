<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\UnsupportedFields;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\RestNamespaces;

/** Replies with entries: reads each one's form, picks the requested properties and adds the requested labels. */
final class EntryReplies {

	public function __construct(
		private EntryForms $forms,
		private EntryMapper $mapper,
		private EntryLabels $labels,
		private UnsupportedFields $kept
	) {}

	/**
	 * @param PickedKeys|null $picked   Null for all properties.
	 * @param bool            $labelled Whether the entry includes the labels.
	 * @return array<int|string, mixed>
	 */
	public function build( Entry $entry, ?PickedKeys $picked = null, bool $labelled = false ): array {
		$picked   ??= new PickedKeys( '' );
		$form       = $this->withKept( $this->forms->find( $entry ) );
		$properties = array_filter(
			$this->mapper->map( $entry, $form ),
			static fn( $key ) => $picked->has( (string) $key ),
			ARRAY_FILTER_USE_KEY
		);
		return $labelled ? $properties + array( '_labels' => $this->labels( $form, $picked ) ) : $properties;
	}

	/** Returns the reply to POST, in which the id is a number, as in Gravity Forms. */
	public function created( Entry $entry ): Reply {
		return new Reply(
			array( 'id' => $entry->id ) + $this->build( $entry ),
			201,
			array( 'Location' => RestNamespaces::url( RestNamespaces::GRAVITY, "/entries/{$entry->id}" ) )
		);
	}

	/** @return array<int, string|array<array-key, string>>|object By field id. */
	public function labels( ?Form $form, PickedKeys $picked ): array|object {
		return $this->labels->build( $this->withKept( $form ), $picked );
	}

	private function withKept( ?Form $form ): ?Form {
		return null === $form ? null : $this->kept->with( $form );
	}
}
