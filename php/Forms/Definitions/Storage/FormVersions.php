<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Forms as they were when their entries were sent. Each save makes a version. One that an entry has stays for good;
 * of the others those stay that a cached page may still show, so that an editor who saves two hundred times leaves
 * two: the one that was published before, and the last.
 */
final class FormVersions {

	/** Tries for a version's number while others save the same form; after these the editor is told to try again. */
	private const MAX_TRIES = 5;

	/** Earlier versions that are searched for a question that the form no longer asks. */
	private const MAX_EARLIER = 30;

	/** @var array<string, Form|null> Versions read by this request, by {@see key()}; null if unusable. */
	private array $forms = array();

	/** @var array<string, true> Versions that an entry has, as far as this request knows. */
	private array $used = array();

	public function __construct( private FormVersionRows $rows, private FormBuilder $builder ) {}

	/** Null when it is not stored, or can no longer be read. @throws ReadFailed When the database does not tell. */
	public function find( int $number, int $version ): ?Form {
		$key = $this->key( $number, $version );
		if ( ! array_key_exists( $key, $this->forms ) ) {
			$this->forms[ $key ] = $this->builder->restoreAny( $this->rows->definition( $number, $version ) );
		}
		return $this->forms[ $key ];
	}

	/** The newest that is stored, also of a form that is gone; null as {@see find()} has it. @throws ReadFailed */
	public function latest( int $number ): ?Form {
		return $this->find( $number, $this->rows->latest( $number ) );
	}

	/**
	 * @return \Generator<int, Form> The latest, if it is later, and those before as {@see before()} has them.
	 * @throws ReadFailed
	 */
	public function others( Form $form ): \Generator {
		$latest = $this->rows->latest( $form->id() );
		$later  = $latest > $form->version() ? $this->find( $form->id(), $latest ) : null;
		if ( null !== $later ) {
			yield $later;
		}
		yield from $this->before( $form );
	}

	/** @return \Generator<int, Form> Earlier versions that are stored, newest first. @throws ReadFailed */
	public function before( Form $form ): \Generator {
		foreach ( $this->rows->before( $form->id(), $form->version(), self::MAX_EARLIER ) as $definition ) {
			$earlier = $this->builder->restoreAny( $definition );
			if ( null !== $earlier ) {
				yield $earlier;
			}
		}
	}

	/**
	 * Stores the next version of a form, under a number that no other save gets.
	 *
	 * @param int                                   $current The version that the form is at.
	 * @param \Closure( int ): array<string, mixed> $compile Makes the definition of a version.
	 * @return array{int, array<string, mixed>} Version and definition.
	 * @throws \Atoll\Engine\Compiling\FormProblems\InvalidForm
	 * @throws StorageFailed
	 */
	public function add( int $number, int $current, \Closure $compile ): array {
		for ( $try = 0; $try < self::MAX_TRIES; $try++ ) {
			$version    = 1 + max( $current, $this->rows->latest( $number ) );
			$definition = $compile( $version );
			if ( $this->rows->add( $number, $version, $definition ) ) {
				$this->rows->markReplaced( $number, $version );
				return array( $version, $definition );
			}
		}
		throw new StorageFailed( "form {$number} is saved by too many at once" );
	}

	/**
	 * Makes sure that a form's version stays, since an entry is stored with it; within the transaction of that entry.
	 * It may have been forgotten since the form was read, so it is stored again if need be.
	 *
	 * @throws StorageFailed
	 */
	public function keep( Form $form ): void {
		if (
			isset( $this->used[ $this->key( $form->id(), $form->version() ) ] )
				|| $this->rows->isUsed( $form->id(), $form->version() )
				|| $this->rows->markUsed( $form->id(), $form->version() )
		) {
			return;
		}
		$this->rows->add( $form->id(), $form->version(), $form->definition(), isUsed: true );
	}

	/** An entry has this version, so that nothing deletes it: {@see keep()} need not ask the database. */
	public function rememberUsed( int $number, int $version ): void {
		$this->used[ $this->key( $number, $version ) ] = true;
	}

	/** @throws StorageFailed */
	public function deleteUnused( int $number ): void {
		$this->rows->deleteUnused( $number );
	}

	/** On multisite every site counts its own forms. */
	private function key( int $number, int $version ): string {
		return get_current_blog_id() . " {$number} {$version}";
	}
}
