<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Head;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** The graph that search engines read, against the part of schema.org's vocabulary that Atoll speaks. */
final class StructuredDataTest extends NewsTestCase {

	private const VOCABULARY = __DIR__ . '/../../../../fixtures/schema-org/vocabulary.json';

	private const COMPANY = array(
		'phone'         => '1800 975 707',
		'address'       => array(
			'street'   => '1 "Example" Street',
			'suburb'   => 'Fitzroy',
			'state'    => 'VIC',
			'postcode' => '3065',
		),
		'openingHours'  => array( array( 'from' => 'Sa', 'to' => 'Mo', 'opens' => '09:00', 'closes' => '17:00' ) ),
		'creditLicence' => '123456',
		'legalName'     => 'Banksia </script><script>alert(1)</script>',
	);

	public function test_every_node_of_every_template_is_of_the_vocabulary(): void {
		$this->set( array( 'atoll_company' => self::COMPANY ) );
		$article = $this->article( 'Offset accounts', array( 'post_content' => '<p>Eleven words stand in this sentence, and they are counted so.</p>' ) );
		set_post_thumbnail( $article, $this->photo( 1400, 900 ) );
		$questions = $this->add( 'page', array( 'post_title' => 'Questions', 'post_content' => $this->questions() ) );
		$paths     = array(
			'/',
			'/resources/',
			'/resources/news/',
			$this->path( $article ),
			$this->path( $questions ),
			$this->path( (string) get_term_link( $this->category ) ),
		);
		foreach ( $paths as $path ) {
			$graph = ShownPage::at( $path )->graph();
			$this->assertNotSame( array(), $graph, $path );
			foreach ( $graph as $node ) {
				$this->assertValid( $node, "{$path} {$node['@type']}" );
			}
			$this->assertOneSite( $graph, $path );
		}
	}

	public function test_a_page_that_is_neither_the_front_nor_an_article_tells_the_way_to_it_alone(): void {
		$page = $this->path( $this->add( 'page', array( 'post_title' => 'Contact' ) ) );
		$this->assertSame( array( 'BreadcrumbList' ), array_column( ShownPage::at( $page )->graph(), '@type' ) );
		$this->assertContains( 'WebSite', array_column( ShownPage::at( '/' )->graph(), '@type' ) );
	}

	public function test_the_broker_says_what_the_owner_filled_in_and_nothing_else(): void {
		$empty = ShownPage::at( '/' )->node( 'FinancialService' );
		$this->assertSame(
			array(),
			array_intersect(
				array( 'telephone', 'address', 'identifier', 'openingHoursSpecification' ),
				array_keys( $empty )
			)
		);
		$this->set( array( 'atoll_company' => self::COMPANY ) );
		$broker = ShownPage::at( '/' )->node( 'FinancialService' );
		$this->assertSame( 'Banksia & Co', $broker['name'] );
		$this->assertSame(
			array( 'Saturday', 'Sunday', 'Monday' ),
			$broker['openingHoursSpecification'][0]['dayOfWeek']
		);
		$this->assertSame( self::COMPANY['legalName'], $broker['legalName'] );
		$this->assertSame( '123456', $broker['identifier'][0]['value'] );
		$this->assertSame( '1 "Example" Street', $broker['address']['streetAddress'] );
	}

	public function test_an_article_is_the_companys_and_no_persons(): void {
		$article = ShownPage::at(
			$this->path( $this->article( 'Offset accounts', array( 'post_content' => '<!-- wp:paragraph --><p>One two three-four don’t 5.5%</p><!-- /wp:paragraph -->' ) ) )
		)->node( 'Article' );
		$this->assertSame( array( '@id' => home_url( '/#organisation' ) ), $article['author'] );
		$this->assertSame( 5, $article['wordCount'] );
		$this->assertSame( 'Refinancing', $article['articleSection'] );
	}

	public function test_the_trail_leads_from_the_home_page_to_the_article(): void {
		$path  = $this->path( $this->article( 'Offset accounts' ) );
		$items = ShownPage::at( $path )->node( 'BreadcrumbList' )['itemListElement'];
		$this->assertSame(
			array( 'Home', 'Resources', 'News', 'Refinancing', 'Offset accounts' ),
			array_column( $items, 'name' )
		);
		$this->assertSame( home_url( $path ), $items[4]['item'] );
	}

	public function test_the_way_to_a_page_leaves_out_a_page_above_it_that_visitors_cannot_open(): void {
		$top   = $this->add( 'page', array( 'post_title' => 'Services' ) );
		$draft = $this->add( 'page', array( 'post_title' => 'Not told yet', 'post_parent' => $top ) );
		$path  = $this->path( $this->add( 'page', array( 'post_title' => 'Refinancing', 'post_parent' => $draft ) ) );
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'draft' ) );
		$this->assertSame(
			array( 'Home', 'Services', 'Refinancing' ),
			array_column( ShownPage::at( $path )->node( 'BreadcrumbList' )['itemListElement'], 'name' )
		);
	}

	public function test_questions_on_a_page_are_told(): void {
		$page     = $this->add( 'page', array( 'post_title' => 'Questions', 'post_content' => $this->questions() ) );
		$question = ShownPage::at( $this->path( $page ) )->node( 'FAQPage' )['mainEntity'][0];
		$this->assertSame( 'What does it cost?', $question['name'] );
		$this->assertSame( 'Nothing. Not a cent.', $question['acceptedAnswer']['text'] );
	}

	private function questions(): string {
		return '<!-- wp:atoll/faq --><div class="wp-block-atoll-faq"><!-- wp:atoll/faq-item --><details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question">What does<br>it cost?</h3></summary><div class="atoll-faq__answer"><!-- wp:paragraph --><p>Nothing.<br>Not a cent.</p><!-- /wp:paragraph --></div></details><!-- /wp:atoll/faq-item --></div><!-- /wp:atoll/faq -->';
	}

	/** @param array<string, mixed> $node */
	private function assertValid( array $node, string $where ): void {
		$vocabulary = json_decode( (string) file_get_contents( self::VOCABULARY ), true, 64, JSON_THROW_ON_ERROR );
		$this->assertArrayHasKey( $node['@type'], $vocabulary, $where );
		$verdict = rest_validate_value_from_schema( $node, $vocabulary[ $node['@type'] ], $where );
		$this->assertTrue( $verdict, is_wp_error( $verdict ) ? $verdict->get_error_message() : '' );
	}

	/** @param list<array<string, mixed>> $graph */
	private function assertOneSite( array $graph, string $where ): void {
		$ids = array_filter(
			array_merge(
				array_column( $graph, '@id' ),
				array( array_column( $graph, 'primaryImageOfPage' )[0]['@id'] ?? '' )
			)
		);
		array_walk_recursive(
			$graph,
			function ( mixed $value, string|int $key ) use ( $ids, $where ): void {
				if ( in_array( $key, array( '@id', 'url', 'item', 'urlTemplate', 'image' ), true ) ) {
					$this->assertStringStartsWith( home_url( '/' ), (string) $value, $where );
				}
				if ( '@id' === $key ) {
					$this->assertContains( $value, $ids, "{$where} speaks of a node that is not there" );
				}
			}
		);
	}
}
