<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\KeptFields;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\RestNamespaces;

/** Entries with their forms, cut to the properties a client picked, with the labels it asked for. */
final class EntryReplies {

	public function __construct(
		private EntryForms $forms,
		private EntryMapper $mapper,
		private EntryLabels $labels,
		private KeptFields $kept
	) {}

	/**
	 * @param PickedKeys|null $picked   Null for all.
	 * @param bool            $labelled Whether the labels stand within the entry.
	 * @return array<int|string, mixed>
	 */
	public function of( Entry $entry, ?PickedKeys $picked = null, bool $labelled = false ): array {
		$picked   ??= new PickedKeys( '' );
		$form       = $this->withKept( $this->forms->of( $entry ) );
		$properties = array_filter(
			$this->mapper->map( $entry, $form ),
			static fn( $key ) => $picked->has( (string) $key ),
			ARRAY_FILTER_USE_KEY
		);
		return $labelled ? $properties + array( '_labels' => $this->labels( $form, $picked ) ) : $properties;
	}

	/** What POST answers: its id is a number there, as Gravity Forms has it. */
	public function created( Entry $entry ): Reply {
		return new Reply(
			array( 'id' => $entry->id ) + $this->of( $entry ),
			201,
			array( 'Location' => RestNamespaces::url( RestNamespaces::GRAVITY, "/entries/{$entry->id}" ) )
		);
	}

	/** @return array<int, string|array<array-key, string>>|object By field. */
	public function labels( ?Form $form, PickedKeys $picked ): array|object {
		return $this->labels->of( $this->withKept( $form ), $picked );
	}

	private function withKept( ?Form $form ): ?Form {
		return null === $form ? null : $this->kept->with( $form );
	}
}
