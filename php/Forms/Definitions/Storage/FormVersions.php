<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Forms as they were when their entries were sent. Each save makes a version. One that an entry has stays for good;
 * of the others those stay that visitors may still have before them, so that an editor who saves two hundred times
 * leaves two behind: the first, which stood, and the last.
 */
final class FormVersions {

	/** Parallel saves of one form: the last of so many is told to try again. */
	private const ROUNDS = 5;

	/** Earlier versions that are looked into for a question that the form asks no longer. */
	private const MOST_EARLIER = 30;

	/** @var array<string, Form|null> What this request has read already. */
	private array $read = array();

	/** @var array<string, true> Versions that an entry has, as far as this request knows. */
	private array $kept = array();

	public function __construct( private FormVersionRows $rows, private FormBuilder $builder ) {}

	/** Null when it is not kept, or can no longer be read. */
	public function find( int $number, int $version ): ?Form {
		$key = $this->key( $number, $version );
		if ( ! array_key_exists( $key, $this->read ) ) {
			$this->read[ $key ] = $this->builder->readable( $this->rows->definition( $number, $version ) );
		}
		return $this->read[ $key ];
	}

	/** @return \Generator<int, Form> Those before this one that are kept, newest first. */
	public function before( Form $form ): \Generator {
		foreach ( $this->rows->before( $form->id(), $form->version(), self::MOST_EARLIER ) as $definition ) {
			$earlier = $this->builder->readable( $definition );
			if ( null !== $earlier ) {
				yield $earlier;
			}
		}
	}

	/**
	 * Stores the next version of a form, under a number that no other save gets.
	 *
	 * @param int                                   $present The version that the form is at.
	 * @param \Closure( int ): array<string, mixed> $compile Makes the definition of a version.
	 * @return array{int, array<string, mixed>} Version and definition.
	 * @throws \Atoll\Engine\Compiling\FormProblems\InvalidForm
	 * @throws StorageFailed
	 */
	public function add( int $number, int $present, \Closure $compile ): array {
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			$version    = 1 + max( $present, $this->rows->latest( $number ) );
			$definition = $compile( $version );
			if ( $this->rows->add( $number, $version, $definition ) ) {
				$this->rows->replace( $number, $version );
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
			isset( $this->kept[ $this->key( $form->id(), $form->version() ) ] )
				|| $this->rows->isUsed( $form->id(), $form->version() )
				|| $this->rows->markUsed( $form->id(), $form->version() )
		) {
			return;
		}
		$this->rows->add( $form->id(), $form->version(), $form->definition(), isUsed: true );
	}

	/** An entry has this version, which nothing deletes from then on: {@see keep()} need not ask. */
	public function markKept( int $number, int $version ): void {
		$this->kept[ $this->key( $number, $version ) ] = true;
	}

	public function forget( int $number ): void {
		$this->rows->forgetUnused( $number );
	}

	/** On multisite every site counts its own forms. */
	private function key( int $number, int $version ): string {
		return get_current_blog_id() . " {$number} {$version}";
	}
}
