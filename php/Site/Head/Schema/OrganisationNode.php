<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Company;
use Atoll\Site\Head\MetaText;
use Atoll\Site\Head\PageSummary;
use Atoll\Site\Head\ShareImages;

/** The node of the broker. It only has what the owner filled in. */
final class OrganisationNode implements SchemaNode {

	private const COUNTRY = 'AU';

	/** Names of the days of the week by their names in the settings, in order. */
	private const DAYS = array(
		'Mo' => 'Monday',
		'Tu' => 'Tuesday',
		'We' => 'Wednesday',
		'Th' => 'Thursday',
		'Fr' => 'Friday',
		'Sa' => 'Saturday',
		'Su' => 'Sunday',
	);

	/** Settings with numbers that identify the company, and the names of these numbers. */
	private const NUMBERS = array(
		'abn'                  => 'ABN',
		'creditLicence'        => 'Australian Credit Licence',
		'creditRepresentative' => 'Credit representative number',
	);

	public function __construct(
		private Company $company,
		private Settings $settings,
		private ShareImages $images,
		private SchemaIds $ids
	) {}

	public function node( PageSummary $summary ): array {
		$facts = $this->settings->group( 'company' );
		$logo  = $this->images->image( $facts->int( 'logo' ) );
		return array(
			'@type'                     => 'FinancialService',
			'@id'                       => $this->ids->organisation(),
			'name'                      => MetaText::fromHtml( $this->company->name() ),
			'legalName'                 => $facts->string( 'legalName' ),
			'description'               => MetaText::fromHtml( $this->company->tagline() ),
			'url'                       => home_url( '/' ),
			'telephone'                 => $facts->string( 'phone' ),
			'email'                     => $facts->string( 'email' ),
			'address'                   => $this->address( $facts->map( 'address' ) ),
			'openingHoursSpecification' => array_map( $this->hours( ... ), $facts->list( 'openingHours' ) ),
			'identifier'                => $this->numbers( $facts ),
			'logo'                      => $logo ? array(
				'@type'  => 'ImageObject',
				'url'    => $logo->url,
				'width'  => $logo->width,
				'height' => $logo->height,
			) : null,
			'image'                     => $this->images->find( null )?->url,
			'areaServed'                => array(
				'@type' => 'Country',
				'name'  => 'Australia',
			),
			'sameAs'                    => array_values(
				array_filter(
					array_map(
						static fn( JsonData $profile ): string => sanitize_url( $profile->string( 'url' ) ),
						$facts->list( 'socialLinks' )
					)
				)
			),
		);
	}

	/** @return array<string, string> */
	private function address( JsonData $address ): array {
		return '' === $address->string( 'suburb' ) ? array() : array(
			'@type'           => 'PostalAddress',
			'streetAddress'   => $address->string( 'street' ),
			'addressLocality' => $address->string( 'suburb' ),
			'addressRegion'   => $address->string( 'state' ),
			'postalCode'      => $address->string( 'postcode' ),
			'addressCountry'  => self::COUNTRY,
		);
	}

	/** @return array<string, mixed> */
	private function hours( JsonData $period ): array {
		return array(
			'@type'     => 'OpeningHoursSpecification',
			'dayOfWeek' => $this->days( $period->string( 'from' ), $period->string( 'to' ) ),
			'opens'     => $period->string( 'opens' ),
			'closes'    => $period->string( 'closes' ),
		);
	}

	/** @return list<string> From one day to another, if need be past the end of the week. */
	private function days( string $from, string $to ): array {
		$names = array_keys( self::DAYS );
		$first = (int) array_search( $from, $names, true );
		$count = ( (int) array_search( $to, $names, true ) - $first + 7 ) % 7 + 1;
		return array_slice( array( ...array_values( self::DAYS ), ...array_values( self::DAYS ) ), $first, $count );
	}

	/** @return list<array<string, string>> */
	private function numbers( JsonData $facts ): array {
		$filledIn = array_filter(
			self::NUMBERS,
			static fn( string $setting ): bool => '' !== $facts->string( $setting ),
			ARRAY_FILTER_USE_KEY
		);
		return array_map(
			static fn( string $setting, string $name ): array => array(
				'@type'      => 'PropertyValue',
				'propertyID' => $name,
				'value'      => $facts->string( $setting ),
			),
			array_keys( $filledIn ),
			array_values( $filledIn )
		);
	}
}
