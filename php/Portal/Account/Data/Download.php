<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Privacy\Person;
use Atoll\Platform\Privacy\Source;
use Atoll\Portal\Account\Confirmation;
use Atoll\Portal\Account\Holder;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\File;
use Atoll\Portal\Post\Mend;

/**
 * A client takes along all that is kept about them. It is made when they ask for it, and stored nowhere. The password
 * is asked for each time: one file holds everything.
 */
final class Download implements Action {

	public const NAME  = 'download-data';
	public const FIELD = 'format';

	/** Per minute and network: each reads all that there is. */
	private const MOST = 6;

	/**
	 * @param list<Source>           $sources
	 * @param non-empty-list<Format> $formats
	 */
	public function __construct( private Holder $holder, private Confirmation $confirmation, private RateLimit $limit, private array $sources, private array $formats ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return false;
	}

	/** @return array<string, string> Words by the value of the input. */
	public function choices(): array {
		return array_combine( array_map( static fn( Format $format ): string => $format->name(), $this->formats ), array_map( static fn( Format $format ): string => $format->title(), $this->formats ) );
	}

	public function run( Fields $fields, Visitor $visitor ): Mend|File {
		$user   = $this->holder->must( $visitor );
		$format = $this->format( $fields->text( self::FIELD ) );
		if ( null === $format ) {
			return new Mend( array( self::FIELD => __( 'Please choose one of these.', 'atoll' ) ) );
		}
		$mend = $this->confirmation->mend( $fields, $user, $visitor );
		if ( null !== $mend ) {
			return $mend;
		}
		$this->limit->count( 'download-data', $visitor, self::MOST );
		$name = sanitize_file_name( remove_accents( get_bloginfo( 'name' ) ) . '-your-data-' . wp_date( 'Y-m-d' ) . ".{$format->name()}" );
		return new File( strtolower( (string) preg_replace( '/[^A-Za-z0-9.-]+/', '', $name ) ), $format->type(), $format->write( $this->sources, Person::user( $user ) ) );
	}

	public function notices(): array {
		return array();
	}

	private function format( string $name ): ?Format {
		foreach ( $this->formats as $format ) {
			if ( $name === $format->name() ) {
				return $format;
			}
		}
		return null;
	}
}
