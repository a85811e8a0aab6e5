<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Settings;

use Atoll\Gravity\Kinds\KindMapping;
use Atoll\Gravity\LooseValues;

/**
 * Date and time in the site's time zone: `2026-03-01T09:30:00` in Atoll. Gravity Forms has four properties of the form:
 * a date (`03/01/2026`), the hour from 1 to 12, the minute, and `am` or `pm`.
 */
final class DateTimeMapping implements KindMapping {

	private const FORMAT          = 'Y-m-d\TH:i:s';
	private const WITHOUT_SECONDS = 'Y-m-d\TH:i';

	public function __construct( private string $name ) {}

	public function names(): array {
		return array( $this->name );
	}

	/** A value that is not a date counts as not set, and stays in the export as it came. */
	public function read( array $gravity ): array {
		$date = LooseValues::text( $gravity[ $this->name ] ?? '' );
		if (
			1 !== preg_match( '~^(\d{1,2})/(\d{1,2})/(\d{4})$~', $date, $match )
				|| ! checkdate( (int) $match[1], (int) $match[2], (int) $match[3] )
		) {
			return array();
		}
		$hour = $this->part( $gravity, 'Hour', 12 ) % 12
			+ ( 'pm' === strtolower( LooseValues::text( $gravity[ $this->name . 'Ampm' ] ?? '' ) ) ? 12 : 0 );
		return array(
			$this->name => sprintf(
				'%04d-%02d-%02dT%02d:%02d:00',
				(int) $match[3],
				(int) $match[1],
				(int) $match[2],
				$hour,
				min( 59, $this->part( $gravity, 'Minute', 0 ) )
			),
		);
	}

	public function write( array $settings, array $gravity ): array {
		$text   = LooseValues::text( $settings[ $this->name ] ?? '' );
		$moment = \DateTimeImmutable::createFromFormat( '!' . self::FORMAT, $text )
			?: \DateTimeImmutable::createFromFormat( '!' . self::WITHOUT_SECONDS, $text );
		$write  = static fn( string $format ): string => false === $moment ? '' : $moment->format( $format );
		return array(
			$this->name            => $write( 'm/d/Y' ),
			$this->name . 'Hour'   => $write( 'g' ),
			$this->name . 'Minute' => $write( 'i' ),
			$this->name . 'Ampm'   => $write( 'a' ),
		) + $gravity;
	}

	/** @param array<string, mixed> $gravity */
	private function part( array $gravity, string $part, int $default ): int {
		$value = $gravity[ $this->name . $part ] ?? '';
		return is_numeric( $value ) && (int) $value >= 0 ? (int) $value : $default;
	}
}
