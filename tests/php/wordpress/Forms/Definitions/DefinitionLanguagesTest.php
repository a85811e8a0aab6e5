<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormTable;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\PageLanguage;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A site in several languages: each form is compiled once for each, beside the row that it is saved in. */
final class DefinitionLanguagesTest extends SiteTestCase {

	private const WRITES = '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b.*atoll_form/is';

	/** @var list<string> */
	private array $writes = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'query', array( $this, 'watch' ) );
	}

	protected function tearDown(): void {
		remove_filter( 'query', array( $this, 'watch' ) );
		parent::tearDown();
	}

	public function watch( string $query ): string {
		if ( 1 === preg_match( self::WRITES, $query ) ) {
			$this->writes[] = $query;
		}
		return $query;
	}

	public function test_a_form_is_compiled_once_for_each_language(): void {
		$number       = $this->form();
		$this->writes = array();
		$this->assertLanguages( $number, get_locale(), 'fr_FR' );
		$this->assertCount( 1, $this->writes, 'the first page in French' );
		$this->writes = array();
		$this->assertLanguages( $number, get_locale(), 'fr_FR', get_locale(), 'fr_FR', 'en_US', 'fr_FR' );
		$this->assertCount( 1, $this->writes, 'the first page in American' );
	}

	public function test_the_sites_own_row_and_its_version_stay(): void {
		$number = $this->form();
		$before = $this->row( $number );
		$this->assertLanguages( $number, 'fr_FR' );
		$this->assertSame( $before, $this->row( $number ) );
		$this->assertSame(
			$this->inFrench( $number )?->version(),
			$this->freshStore()->find( $number )?->version()
		);
	}

	public function test_one_store_tells_languages_apart(): void {
		$number = $this->form();
		$words  = array();
		PageLanguage::installed(
			function () use ( $number, &$words ): void {
				$store = $this->freshStore();
				foreach ( array( 'fr_FR', 'en_US', 'fr_FR' ) as $locale ) {
					$words[] = PageLanguage::during(
						$locale,
						fn() => (string) wp_json_encode( $store->find( $number )?->definition() )
					);
				}
			}
		);
		$this->assertStringContainsString( '[fr_FR] Please', $words[0] );
		$this->assertStringNotContainsString( '[fr_FR]', $words[1] );
		$this->assertStringContainsString( '[en_US] Please', $words[1] );
		$this->assertSame( $words[0], $words[2] );
	}

	public function test_a_form_that_is_saved_is_new_in_each_language(): void {
		$number = $this->form();
		$this->assertLanguages( $number, 'fr_FR' );
		$post = $this->freshStore()->findAny( $number )->postId;
		wp_update_post( array( 'ID' => $post, 'post_title' => 'Renamed' ) );
		$french = $this->inFrench( $number );
		$this->assertSame( array( 'Renamed', 2 ), array( $french?->title(), $french?->version() ) );
	}

	public function test_one_of_an_earlier_contract_is_made_anew_in_its_place(): void {
		global $wpdb;
		$number = $this->form();
		$this->assertLanguages( $number, 'fr_FR' );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_form_languages SET definition = '{}'" );
		$before = $this->row( $number );
		$this->assertLanguages( $number, 'fr_FR' );
		$this->writes = array();
		$this->assertLanguages( $number, 'fr_FR' );
		$this->assertSame( array( array(), $before ), array( $this->writes, $this->row( $number ) ) );
	}

	public function test_as_many_languages_are_kept_as_a_site_may_have(): void {
		$number = $this->form();
		foreach ( range( 1, 51 ) as $count ) {
			$this->assertLanguages( $number, "xx_{$count}" );
		}
		$this->writes = array();
		$this->assertLanguages( $number, 'xx_50', 'xx_51' );
		$this->assertSame( 50, $this->countLanguages() );
	}

	public function test_they_go_with_their_form(): void {
		$number = $this->form();
		$this->assertLanguages( $number, 'fr_FR' );
		$this->assertSame( 1, $this->countLanguages() );
		wp_delete_post( $this->freshStore()->findAny( $number )->postId, true );
		$this->assertSame( 0, $this->countLanguages() );
	}

	private function assertLanguages( int $number, string ...$locales ): void {
		foreach ( $locales as $locale ) {
			$contract = PageLanguage::during(
				$locale,
				fn(): string => $this->freshStore()->find( $number )?->definition()['contract'] ?? ''
			);
			$this->assertStringEndsWith( " {$locale}", $contract );
		}
	}

	private function inFrench( int $number ): ?\Atoll\Engine\Definition\Form {
		return PageLanguage::during( 'fr_FR', fn() => $this->freshStore()->find( $number ) );
	}

	private function countLanguages(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_form_languages" );
	}

	/** Of what it holds. */
	private function row( int $number ): string {
		global $wpdb;
		$table = $wpdb->prefix . FormTable::NAME;
		$row   = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$table} WHERE number = %d", $number ), ARRAY_A );
		return hash( 'sha256', serialize( $row ) );
	}

	/** As the next request sees it. */
	private function freshStore(): FormRepository {
		return Inside::fresh( FormRepository::class );
	}
}
