<?php
/**
 * What a client may look after themselves; for anybody else, what to do instead.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->profile()->html(); // Escaped where it is built.
