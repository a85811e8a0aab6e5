<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\PersonalDataSource;
use Atoll\Portal\Account\AccountHolder;
use Atoll\Portal\Account\PasswordConfirmation;
use Atoll\Portal\PlainForms\FileResponse;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\ValidationFailed;

/**
 * Action by which a client downloads all data stored about them. The file is made on request and never stored. Asks for
 * the password each time, because one file holds everything.
 */
final class DownloadDataAction implements PortalAction {

	public const NAME  = 'download-data';
	public const FIELD = 'format';

	/** Limit per IP network: a download reads all of the client's data. */
	private const MAX_PER_MINUTE = 6;

	/**
	 * @param list<PersonalDataSource>       $sources
	 * @param non-empty-list<DownloadFormat> $formats
	 */
	public function __construct(
		private AccountHolder $holder,
		private PasswordConfirmation $confirmation,
		private RateLimit $limit,
		private array $sources,
		private array $formats
	) {}

	/** @return array<string, string> Labels by input value. */
	public function choices(): array {
		return array_combine(
			array_map( static fn( DownloadFormat $format ): string => $format->name(), $this->formats ),
			array_map( static fn( DownloadFormat $format ): string => $format->title(), $this->formats )
		);
	}

	public function run( PostedFields $fields, Visitor $visitor ): FileResponse {
		$user   = $this->holder->requireUser( $visitor );
		$format = $this->format( $fields->text( self::FIELD ) );
		if ( null === $format ) {
			throw new ValidationFailed( array( self::FIELD => __( 'Please choose one of these.', 'atoll' ) ) );
		}
		$this->confirmation->confirm( $fields, $user, $visitor );
		$this->limit->count( 'download-data', $visitor, self::MAX_PER_MINUTE );
		$name = sanitize_file_name(
			remove_accents( get_bloginfo( 'name' ) ) . '-your-data-' . wp_date( 'Y-m-d' ) . ".{$format->name()}"
		);
		return new FileResponse(
			strtolower( (string) preg_replace( '/[^A-Za-z0-9.-]+/', '', $name ) ),
			$format->type(),
			$format->write( $this->sources, DataSubject::user( $user ) )
		);
	}

	public static function notices(): array {
		return array();
	}

	private function format( string $name ): ?DownloadFormat {
		foreach ( $this->formats as $format ) {
			if ( $name === $format->name() ) {
				return $format;
			}
		}
		return null;
	}
}
