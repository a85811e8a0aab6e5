<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Patterns;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Posts\FormContent;

/**
 * Finished forms to begin with. Each is a file in contract/patterns with texts for the inserter and the form's source,
 * in the language of the current user.
 */
final class FormPatterns {

	/** Attribute of the first field with the form's settings until the editor takes them (src/builder/patterns). */
	public const SETTINGS = 'atollForm';

	/** Names of the patterns, in the order in which the editor offers them. */
	private const NAMES = array(
		'enquiry',
		'loan-application',
		'refinance',
		'vehicle-finance',
		'callback',
		'newsletter',
		'quiz',
	);

	/** @param string $file Path of build/form-patterns.php. */
	public function __construct( private string $file, private FormContent $content ) {}

	/** @return array<string, JsonData> Patterns by name, each with title, description, keywords and form. */
	public function all(): array {
		$all      = JsonData::of( require $this->file );
		$patterns = array();
		foreach ( self::NAMES as $name ) {
			$patterns[ $name ] = $all->map( $name );
		}
		return $patterns;
	}

	/**
	 * Returns the serialized blocks that an editor inserts. The first field holds the form's other settings.
	 *
	 * @param JsonData $form A form's source.
	 */
	public function blocks( JsonData $form ): string {
		$fields    = $form->list( 'fields' );
		$pages     = $form->list( 'pageList' );
		$settings  = array_diff_key( $form->all(), array( 'fields' => true, 'pageList' => true ) );
		$settings += isset( $pages[0] ) ? array( 'pageList' => array( $pages[0]->all() ) ) : array();
		$first     = isset( $fields[0] ) ? $fields[0]->all() : array();
		$fields[0] = new JsonData( $first + array( 'metadata' => array( self::SETTINGS => $settings ) ) );
		return $this->content->toBlocks( $fields, $pages );
	}
}
