<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Versions of forms, as they were when their entries were sent. Each save makes one. A version that an entry has is
 * kept for good; others are kept while a cached page may show them. If an editor saves two hundred times, two are left:
 * the version that was published before, and the last.
 */
final class FormVersions {

	/** Attempts to get a version number while others save the same form; then the editor is told to try again. */
	private const MAX_TRIES = 5;

	/** Maximum number of earlier versions that are searched for a question that the form no longer asks. */
	private const MAX_EARLIER = 30;

	/** @var array<string, Form|null> Versions that this request has read, by {@see key()}; null if unusable. */
	private array $forms = array();

	/** @var array<string, true> Versions that an entry has, as far as this request knows, by {@see key()}. */
	private array $used = array();

	public function __construct( private FormVersionRows $rows, private FormBuilder $builder ) {}

	/** Returns a version; null if it is not stored or unreadable. @throws ReadFailed If the query fails. */
	public function find( int $number, int $version ): ?Form {
		$key = $this->key( $number, $version );
		if ( ! array_key_exists( $key, $this->forms ) ) {
			$this->forms[ $key ] = $this->builder->restoreAny( $this->rows->definition( $number, $version ) );
		}
		return $this->forms[ $key ];
	}

	/** Returns the newest version, even of a deleted form; null if it is missing or unreadable. @throws ReadFailed */
	public function latest( int $number ): ?Form {
		return $this->find( $number, $this->rows->latest( $number ) );
	}

	/**
	 * @return \Generator<int, Form> The latest version, if the form is an earlier one, then those of {@see before()}.
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

	/** @return \Generator<int, Form> Stored earlier versions, newest first. @throws ReadFailed */
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
	 * @param int                                   $current The form's current version.
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
	 * Makes sure that a form's version is kept because an entry is stored with it, within the transaction of that
	 * entry. If the version was deleted after the form was read, it is stored again.
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

	/** Remembers that an entry has this version, so that nothing deletes it and {@see keep()} needs no query. */
	public function rememberUsed( int $number, int $version ): void {
		$this->used[ $this->key( $number, $version ) ] = true;
	}

	/** @throws StorageFailed */
	public function deleteUnused( int $number ): void {
		$this->rows->deleteUnused( $number );
	}

	/** Returns a key with the site's id, because on multisite every site numbers its own forms. */
	private function key( int $number, int $version ): string {
		return get_current_blog_id() . " {$number} {$version}";
	}
}
