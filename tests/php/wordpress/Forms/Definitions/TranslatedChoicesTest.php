<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Forms\Definitions\Collation;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Lists of names are offered in the order of the language that they are read in, and sent as ever. */
final class TranslatedChoicesTest extends SiteTestCase {

	public function test_countries_are_in_the_order_of_their_translated_names(): void {
		$german = static fn( string $text ): string => 'Austria' === $text ? 'Österreich' : $text;
		add_filter( 'gettext_atoll', $german );
		$contract = Contract::load( dirname( __DIR__, 5 ) . '/plugin/build/contract.php' );
		remove_filter( 'gettext_atoll', $german );
		$builder = new FormBuilder(
			static fn(): Contract => $contract->inOrder( Collation::comparator( 'de_DE' ) ),
			$contract->hash( ... ),
			Shapes::standard()
		);
		$this->assertSame(
			array( 'Oman' => 'Oman', 'Austria' => 'Österreich', 'Pakistan' => 'Pakistan' ),
			array_slice( $this->countries( $builder ), $this->place( 'Austria', $builder ) - 1, 3 )
		);
	}

	public function test_forms_are_compiled_in_the_order_of_the_sites_language(): void {
		$builder = Inside::get( FormBuilder::class );
		$this->assertSame(
			$this->place( 'Uruguay', $builder ) + 1,
			$this->place( 'US Minor Outlying Islands', $builder ),
			'whose capital letters would come before others'
		);
	}

	public function test_a_host_without_the_rules_of_languages_leaves_accents_out_of_account(): void {
		$words = array( 'Pakistan', 'Österreich', 'ägypten', 'Oman' );
		usort( $words, Collation::folded( ... ) );
		$this->assertSame( array( 'ägypten', 'Oman', 'Österreich', 'Pakistan' ), $words );
	}

	private function place( string $country, FormBuilder $builder ): int {
		return (int) array_search( $country, array_keys( $this->countries( $builder ) ), true );
	}

	/** @return array<string, string> Names by what is sent. */
	private function countries( FormBuilder $builder ): array {
		$home   = array( 'id' => 1, 'kind' => 'address', 'label' => 'Home' );
		$form   = $builder->definition( array( 'title' => 'Enquiry', 'fields' => array( $home ) ), 1, 1 );
		$inputs = array_column( $form['fields'][0]['inputs'], null, 'part' );
		return array_column( $inputs['country']['choices'], 'text', 'value' );
	}
}
