<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Platform\Access\Signer;

/** Addresses of files: for whoever may see entries, or signed and for a quarter of an hour. */
final class UploadLinks {

	public const ID        = 'file';
	public const EXPIRES   = 'expires';
	public const SIGNATURE = 'signature';

	private const SECONDS      = 900;
	private const PURPOSE      = 'file link';
	private const USER_PURPOSE = 'own file link';

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Signer $signer, private \Closure $clock ) {}

	/** For those who are logged in and may see entries; it does not end. */
	public function forViewers( string $id ): string {
		return add_query_arg(
			array(
				'action' => UploadsProvider::DOWNLOAD,
				self::ID => $id,
			),
			admin_url( 'admin-post.php' )
		);
	}

	/** For whoever has it, for a short time. */
	public function signed( string $id ): string {
		return $this->sign( $this->forViewers( $id ), self::PURPOSE, $id );
	}

	/**
	 * An address of one person's own, for a short time: it opens nothing for anybody else who is logged in.
	 *
	 * @param string $page Where their files are asked for.
	 */
	public function forUser( string $page, string $id, int $user ): string {
		return $this->sign( add_query_arg( self::ID, $id, $page ), self::USER_PURPOSE, "{$id}\n{$user}" );
	}

	/** Whether such an address is ours, this person's, and not over. */
	public function isForUser( string $id, int $user, int $expires, string $signature ): bool {
		return $this->isValid( self::USER_PURPOSE, "{$id}\n{$user}", $expires, $signature );
	}

	/** Whether a signed address is ours and not over. */
	public function isSigned( string $id, int $expires, string $signature ): bool {
		return $this->isValid( self::PURPOSE, $id, $expires, $signature );
	}

	private function sign( string $address, string $purpose, string $text ): string {
		$expires = ( $this->clock )() + self::SECONDS;
		return add_query_arg(
			array(
				self::EXPIRES   => (string) $expires,
				self::SIGNATURE => $this->signer->sign( $purpose, "{$text}\n{$expires}" ),
			),
			$address
		);
	}

	private function isValid( string $purpose, string $text, int $expires, string $signature ): bool {
		return $expires >= ( $this->clock )()
			&& $this->signer->hasSigned( $purpose, "{$text}\n{$expires}", $signature );
	}
}
