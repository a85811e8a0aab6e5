<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Platform\Access\Signer;

/** URLs of files: for users who may see entries, or signed and valid for 15 minutes. */
final class UploadLinks {

	public const ID        = 'file';
	public const EXPIRES   = 'expires';
	public const SIGNATURE = 'signature';

	private const SECONDS      = 900;
	private const PURPOSE      = 'file link';
	private const USER_PURPOSE = 'own file link';

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Signer $signer, private \Closure $clock ) {}

	/** Returns a URL for logged-in users who may see entries; it does not expire. */
	public function forViewers( string $id ): string {
		return add_query_arg(
			array(
				'action' => UploadsProvider::DOWNLOAD,
				self::ID => $id,
			),
			admin_url( 'admin-post.php' )
		);
	}

	/** Returns a URL that works for anybody who has it, for 15 minutes. */
	public function signed( string $id ): string {
		return $this->sign( $this->forViewers( $id ), self::PURPOSE, $id );
	}

	/**
	 * Returns a URL for one user, valid for 15 minutes: it does not work for anybody else who is logged in.
	 *
	 * @param string $page URL of the page on which they ask for their files.
	 */
	public function forUser( string $page, string $id, int $user ): string {
		return $this->sign( add_query_arg( self::ID, $id, $page ), self::USER_PURPOSE, "{$id}\n{$user}" );
	}

	/** Whether such a URL was signed by this site for this user, and has not expired. */
	public function isForUser( string $id, int $user, int $expires, string $signature ): bool {
		return $this->isValid( self::USER_PURPOSE, "{$id}\n{$user}", $expires, $signature );
	}

	/** Whether a URL was signed by this site, and has not expired. */
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
