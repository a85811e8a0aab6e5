<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

/** An event in an application's history. Times are UTC, `Y-m-d H:i:s`. */
final class HistoryEvent {

	public const STATUS    = 'status-changed';
	public const REQUESTED = 'document-requested';
	public const WITHDRAWN = 'request-withdrawn';
	public const RECEIVED  = 'document-received';
	public const CHANGED   = 'answers-changed';
	public const NOTE      = 'note';
	public const INVITED   = 'client-invited';
	public const UNINVITED = 'invitation-taken-back';
	public const ACCEPTED  = 'invitation-accepted';
	public const MOVED     = 'entry-moved';
	public const MAILED    = 'mail-repeated';

	/** Kinds that clients may read; all others are for staff only. */
	private const FOR_CLIENTS = array( self::STATUS, self::REQUESTED, self::WITHDRAWN, self::RECEIVED, self::CHANGED );

	/**
	 * @param string $kind     One of the constants above.
	 * @param int    $actor    User id; 0 for the site itself or a visitor.
	 * @param string $sentence Description of the event; plain text, in the site's language.
	 * @param bool   $isPublic Whether the client may read it.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $entryId,
		public readonly string $kind,
		public readonly int $actor,
		public readonly string $sentence,
		public readonly bool $isPublic,
		public readonly string $date,
	) {}

	/** @param string $kind One of the constants above. */
	public static function isForClients( string $kind ): bool {
		return in_array( $kind, self::FOR_CLIENTS, true );
	}
}
