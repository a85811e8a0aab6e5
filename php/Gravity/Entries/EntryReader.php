<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Entries\Storage\EntryRepository;

/** Entries for code of the site, which is trusted: nobody is asked for rights, and the access log has no look of it. */
final class EntryReader {

	public function __construct( private EntryRepository $entries, private EntryReplies $replies ) {}

	/**
	 * @return array<array-key, mixed>|null As `GET gf/v2/entries/{id}?_labels=1` tells it, in arrays; null for none.
	 * @throws \Atoll\Platform\Errors\ReadFailed
	 */
	public function read( int $id ): ?array {
		$entry = $this->entries->find( $id );
		return null === $entry
			? null
			: (array) json_decode( (string) wp_json_encode( $this->replies->of( $entry, labelled: true ) ), true );
	}
}
