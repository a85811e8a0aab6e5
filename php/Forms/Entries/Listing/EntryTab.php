<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Listing;

use Atoll\Forms\Entries\Entry;

/** The tabs of the list of entries. */
enum EntryTab: string {

	case Inbox   = 'inbox';
	case Unread  = 'unread';
	case Starred = 'starred';
	case Spam    = 'spam';
	case Trash   = 'trash';

	public function status(): string {
		return match ( $this ) {
			self::Spam  => Entry::SPAM,
			self::Trash => Entry::TRASH,
			default     => Entry::ACTIVE,
		};
	}

	/** Returns whether entries of the tab must be read; null for either. */
	public function isRead(): ?bool {
		return self::Unread === $this ? false : null;
	}

	public function isStarred(): ?bool {
		return self::Starred === $this ? true : null;
	}
}
