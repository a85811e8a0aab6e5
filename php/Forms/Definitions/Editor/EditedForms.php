<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Editor;

use Atoll\Engine\Compiling\CompileResult;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\Definitions\Posts\FieldIds;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Forms\Definitions\Posts\SafeHtml;
use Atoll\Forms\Definitions\Storage\FormRows;

/** Compiles forms as they would be if an editor's screen were saved now. Stores nothing. */
final class EditedForms {

	public function __construct(
		private FormSource $sources,
		private FormBuilder $builder,
		private FieldIds $ids,
		private FormRows $rows,
		private SafeHtml $html
	) {}

	/**
	 * @param string               $content  Serialized blocks.
	 * @param array<string, mixed> $settings All settings of the form apart from its title and fields.
	 */
	public function attempt( \WP_Post $post, string $title, string $content, array $settings ): CompileResult {
		$source           = $this->sources->fromEdited( $post, $title, $content, $settings );
		$source['fields'] = array_map( $this->html->clean( ... ), $source['fields'] );
		return $this->builder->attempt(
			$source,
			$this->rows->numberOf( $post->ID ),
			$this->ids->reused( $post, $content )
		);
	}
}
