<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Confirmations;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Page\AfterSubmission\ConfirmationLinks;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who learns that a form was sent where the site is a folder of its host: its neighbours are other sites. */
final class FolderRedirectTest extends ConfirmationTestCase {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'option_home', array( self::class, 'home' ) );
	}

	protected function tearDown(): void {
		remove_filter( 'option_home', array( self::class, 'home' ) );
		parent::tearDown();
	}

	public static function home(): string {
		return 'https://broker.example/a';
	}

	#[DataProvider( 'ownPages' )]
	public function test_its_own_pages_do( string $url ): void {
		$this->assertMatchesRegularExpression(
			'~^' . preg_quote( $url, '~' ) . '\?atoll_submitted=[\w-]+$~',
			$this->redirectUrl( $url )
		);
	}

	/** @return iterable<string, list<string>> */
	public static function ownPages(): iterable {
		yield 'by a path'             => array( '/a/thanks/' );
		yield 'by its whole address'  => array( 'https://broker.example/a/thanks/' );
		yield 'with the other scheme' => array( 'http://broker.example/a/thanks/' );
		yield 'the front page'        => array( 'https://Broker.example/a' );
	}

	#[DataProvider( 'neighbours' )]
	public function test_its_neighbours_do_not( string $url ): void {
		$this->assertSame( $url, $this->redirectUrl( $url ) );
	}

	/** @return iterable<string, list<string>> */
	public static function neighbours(): iterable {
		yield 'a folder beside it'     => array( 'https://broker.example/b/thanks/' );
		yield '… by its path'          => array( '/b/thanks/' );
		yield '… with a similar name'  => array( 'https://broker.example/ab/' );
		yield 'the site above it'      => array( 'https://broker.example' );
	}

	private function redirectUrl( string $url ): string {
		$form = Inside::get( FormRepository::class )->find( $this->form() );
		$this->assertNotNull( $form );
		return Inside::get( ConfirmationLinks::class )->redirectUrl(
			$url,
			new StoredEntry(
				new Entry( 5, $form->id(), 1, 'active', array(), 0, '', '', '', false, false, '', '', 1 ),
				$form,
				false
			),
			new Visitor( 0, '', '' )
		);
	}
}
