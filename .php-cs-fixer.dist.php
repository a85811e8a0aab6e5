<?php
/**
 * WordPress' coding style for PHP, as far as it can be mended by a machine.
 *
 * @package Atoll
 */

declare( strict_types=1 );

$finder = ( new PhpCsFixer\Finder() )
	->in( array( __DIR__ . '/php', __DIR__ . '/plugin', __DIR__ . '/blocks', __DIR__ . '/tests', __DIR__ . '/scripts' ) )
	->exclude( array( 'build', 'art', 'node_modules' ) )
	->append( array( __FILE__ ) );

return ( new PhpCsFixer\Config() )
	->setFinder( $finder )
	->setIndent( "\t" )
	->setLineEnding( "\n" )
	->setRiskyAllowed( true )
	->setCacheFile( __DIR__ . '/.atoll/cache/php-cs-fixer/cache.json' )
	->setRules(
		array(
			'array_indentation'                       => true,
			'array_syntax'                            => array( 'syntax' => 'long' ),
			'binary_operator_spaces'                  => array( 'default' => 'at_least_single_space' ),
			'blank_line_after_namespace'              => true,
			'braces_position'                         => array(
				'classes_opening_brace'   => 'same_line',
				'functions_opening_brace' => 'same_line',
			),
			'cast_spaces'                             => true,
			'concat_space'                            => array( 'spacing' => 'one' ),
			'constant_case'                           => true,
			'control_structure_braces'                => true,
			'control_structure_continuation_position' => true,
			'declare_equal_normalize'                 => true,
			'elseif'                                  => true,
			'encoding'                                => true,
			'full_opening_tag'                        => true,
			'function_declaration'                    => array(
				'closure_fn_spacing'       => 'none',
				'closure_function_spacing' => 'one',
			),
			'indentation_type'                        => true,
			'line_ending'                             => true,
			'lowercase_cast'                          => true,
			'lowercase_keywords'                      => true,
			'modifier_keywords'                       => true,
			'native_function_casing'                  => true,
			'no_closing_tag'                          => true,
			'no_empty_statement'                      => true,
			'no_extra_blank_lines'                    => array( 'tokens' => array( 'extra', 'use' ) ),
			'no_leading_import_slash'                 => true,
			'no_short_bool_cast'                      => true,
			'no_spaces_after_function_name'           => true,
			'no_trailing_whitespace'                  => true,
			'no_unneeded_import_alias'                => true,
			'no_unused_imports'                       => true,
			'no_useless_else'                         => true,
			'no_useless_return'                       => true,
			'no_whitespace_in_blank_line'             => true,
			'not_operator_with_successor_space'       => true,
			'nullable_type_declaration'               => true,
			'object_operator_without_whitespace'      => true,
			'ordered_imports'                         => array( 'imports_order' => array( 'class', 'function', 'const' ) ),
			'psr_autoloading'                         => array( 'dir' => __DIR__ . '/php' ),
			'return_type_declaration'                 => true,
			'single_blank_line_at_eof'                => true,
			'single_import_per_statement'             => true,
			'single_line_empty_body'                  => true,
			'single_quote'                            => true,
			'spaces_inside_parentheses'               => array( 'space' => 'single' ),
			'statement_indentation'                   => true,
			'strict_comparison'                       => true,
			'strict_param'                            => true,
			'trailing_comma_in_multiline'             => array( 'elements' => array( 'arrays' ) ),
			'whitespace_after_comma_in_array'         => true,
			'yoda_style'                              => true,
		)
	);
