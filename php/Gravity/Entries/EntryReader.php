<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Entries\Storage\EntryRepository;

/** Reads entries for the site's own code, which is trusted: no capabilities are checked and no access is logged. */
final class EntryReader {

	public function __construct( private EntryRepository $entries, private EntryReplies $replies ) {}

	/**
	 * @return array<array-key, mixed>|null As in `GET gf/v2/entries/{id}?_labels=1`, in plain arrays; null if not
	 * found.
	 * @throws \Atoll\Platform\Errors\ReadFailed
	 */
	public function read( int $id ): ?array {
		$entry = $this->entries->find( $id );
		return null === $entry
			? null
			: (array) json_decode( (string) wp_json_encode( $this->replies->build( $entry, labelled: true ) ), true );
	}
}
