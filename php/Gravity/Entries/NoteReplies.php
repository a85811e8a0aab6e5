<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Portal\Applications\Record\HistoryEvent;

/** Notes on an entry in the shape of Gravity Forms' REST API: every value is a text. */
final class NoteReplies {

	private const TYPE = 'user';

	/** @return array<string, string|null> */
	public function build( HistoryEvent $event ): array {
		$author = get_userdata( $event->actor );
		return array(
			'id'           => (string) $event->id,
			'entry_id'     => (string) $event->entryId,
			'user_id'      => (string) $event->actor,
			'user_name'    => false === $author ? '' : $author->display_name,
			'user_email'   => false === $author ? '' : $author->user_email,
			'date_created' => $event->date,
			'value'        => $event->sentence,
			'note_type'    => self::TYPE,
			'sub_type'     => null,
		);
	}
}
