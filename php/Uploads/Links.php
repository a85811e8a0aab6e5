<?php

declare( strict_types=1 );

namespace Atoll\Uploads;

use Atoll\Access\Secret;
use Atoll\Entries\FileLinks;

/** Addresses of files: for whoever may see entries, or signed and for a quarter of an hour. */
final class Links implements FileLinks {

	public const ACTION    = 'atoll_file';
	public const ID        = 'file';
	public const EXPIRES   = 'expires';
	public const SIGNATURE = 'signature';

	private const SECONDS = 900;
	private const PURPOSE = 'file link';

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Secret $secret, private \Closure $clock ) {}

	public function forViewers( string $id ): string {
		return add_query_arg(
			array(
				'action' => self::ACTION,
				self::ID => $id,
			),
			admin_url( 'admin-post.php' )
		);
	}

	public function signed( string $id ): string {
		$end = ( $this->clock )() + self::SECONDS;
		return add_query_arg(
			array(
				self::EXPIRES   => (string) $end,
				self::SIGNATURE => $this->secret->sign( self::PURPOSE, "{$id}\n{$end}" ),
			),
			$this->forViewers( $id )
		);
	}

	/** Whether a signed address is ours and not over. */
	public function isSigned( string $id, int $expires, string $signature ): bool {
		return $expires >= ( $this->clock )() && $this->secret->hasSigned( self::PURPOSE, "{$id}\n{$expires}", $signature );
	}
}
