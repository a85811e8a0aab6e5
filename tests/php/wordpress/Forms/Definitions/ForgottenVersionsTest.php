<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\Definitions\Posts\FormCompilation;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormVersionRows;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Definitions\Storage\FormVersionsTable;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Inside;

/** Versions of a form that nobody can have any more are forgotten. */
final class ForgottenVersionsTest extends FormVersionsTestCase {

	public function test_two_hundred_saves_leave_the_first_that_stood_and_the_last(): void {
		$this->age( 1, 3600 );
		for ( $save = 0; $save < 200; $save++ ) {
			$this->compile();
		}
		$this->assertSame( array( 1, 201 ), $this->versions() );
	}

	public function test_a_version_that_nobody_can_have_any_more_is_forgotten_and_one_that_an_entry_has_is_not(): void {
		$this->send( array( 'input_1' => 'Jo' ) );
		$this->compile();
		$this->age( 2, 100 * 86400 );
		$this->compile();
		$this->assertSame( array( 1, 2, 3 ), $this->versions() );
		$this->age( 2, 61 * 86400, 'date_replaced' );
		$this->compile();
		$this->assertSame( array( 1, 4 ), $this->versions() );
	}

	public function test_a_version_that_was_forgotten_while_an_entry_was_on_its_way_is_kept_again(): void {
		$form = $this->fresh()->find( $this->number );
		$this->compile();
		$this->assertSame( array( 2 ), $this->versions() );
		$this->keep( $form );
		$this->compile();
		$this->assertSame( array( 1, 3 ), $this->versions() );
	}

	public function test_a_version_number_is_never_given_twice(): void {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO {$wpdb->prefix}" . FormVersionsTable::NAME . " (number, version, definition, date_created) VALUES (%d, 2, '{}', %s)",
				$this->number,
				gmdate( 'Y-m-d H:i:s' )
			)
		);
		$this->compile();
		$this->assertSame( 3, $this->fresh()->find( $this->number )?->version() );
	}

	private function keep( Form $form ): void {
		$builder = new FormBuilder( static fn() => throw new \LogicException(), static fn() => '', Shapes::standard() );
		$rows    = new FormVersionRows( Inside::get( Queries::class ), time( ... ) );
		( new FormVersions( $rows, $builder ) )->keep( $form );
	}

	private function compile(): void {
		$post = get_post( Inside::get( FormRepository::class )->findAny( $this->number )->postId );
		Inside::get( FormCompilation::class )->saved( $post->ID, $post );
	}

	/** @return list<int> */
	private function versions(): array {
		global $wpdb;
		return array_map(
			intval( ... ),
			$wpdb->get_col( "SELECT version FROM {$wpdb->prefix}" . FormVersionsTable::NAME . ' ORDER BY version' )
		);
	}
}
