<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer;

use Atoll\Engine\Contract\JsonData;

/** The credit licence of the company in one line. A credit representative also names its licensee. */
final class Licence {

	/** @param JsonData $company Settings of the company. */
	public function __construct( private JsonData $company ) {}

	/** Returns plain text; empty if there are no licence numbers. */
	public function line(): string {
		$abn         = $this->company->string( 'abn' );
		$parts       = array(
			$this->credit(),
			'' === $abn ? '' : sprintf( /* translators: %s: eleven digits. */ __( 'ABN %s', 'atoll' ), $abn ),
		);
		$name        = $this->company->string( 'legalName' );
		$identifiers = array_values( array_filter( $parts ) );
		return $identifiers ? implode( ' · ', array_filter( array( $name, ...$identifiers ) ) ) : '';
	}

	private function credit(): string {
		$licence  = $this->company->string( 'creditLicence' );
		$number   = $this->company->string( 'creditRepresentative' );
		$licensee = $this->company->string( 'licensee' );
		if ( '' === $number ) {
			/* translators: %s: six digits. */
			return '' === $licence ? '' : sprintf( __( 'Australian Credit Licence %s', 'atoll' ), $licence );
		}
		/* translators: %s: six digits. */
		$representative = sprintf( __( 'Credit Representative %s', 'atoll' ), $number );
		return match ( true ) {
			'' !== $licensee && '' !== $licence => sprintf(
				/* translators: 1: "Credit Representative 123456", 2: name of a company, 3: six digits. */
				__( '%1$s of %2$s, Australian Credit Licence %3$s', 'atoll' ),
				$representative,
				$licensee,
				$licence
			),
			/* translators: 1: "Credit Representative 123456", 2: name of a company. */
			'' !== $licensee                    => sprintf( __( '%1$s of %2$s', 'atoll' ), $representative, $licensee ),
			'' !== $licence                     => sprintf(
				/* translators: 1: "Credit Representative 123456", 2: six digits. */
				__( '%1$s, Australian Credit Licence %2$s', 'atoll' ),
				$representative,
				$licence
			),
			default                             => $representative,
		};
	}
}
